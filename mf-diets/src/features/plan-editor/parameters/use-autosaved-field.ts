import { useEffect, useRef, useState } from 'react';
import { scheduleStrings as t } from './schedule.strings.js';

interface AutosavedField<Value> {
  stored: Value;
  /** What is wrong with a typed value; undefined when it may be saved. */
  problemOf: (typed: Value) => string | undefined;
  /** Answers whether it was stored. */
  save: (typed: Value) => Promise<boolean>;
}

/**
 * A field that is saved when it is left. What is refused, here or by the server, stays in it with a sentence; what only
 * waits for the server is shown by the plan itself.
 */
export function useAutosavedField<Value>({ stored, problemOf, save }: AutosavedField<Value>) {
  const [typed, setTyped] = useState<{ value: Value }>();
  const [isLeft, setLeft] = useState(false);
  const [refused, setRefused] = useState<Value>();
  const latest = useRef(stored);
  useEffect(() => {
    latest.current = stored;
  });
  const value = typed ? typed.value : stored;
  const isChanged = !Object.is(value, stored);
  const problem = isChanged ? problemOf(value) : undefined;

  const leave = async (): Promise<void> => {
    setLeft(true);
    if (!typed || problem !== undefined) return;
    if (isChanged && !(await save(typed.value)) && !Object.is(latest.current, typed.value)) {
      setRefused(typed.value);
      return;
    }
    // What was typed meanwhile stays.
    setTyped((now) => (now === typed ? undefined : now));
  };
  const change = (next: Value) => {
    setLeft(false);
    setRefused(undefined);
    setTyped({ value: next });
  };
  const isRefused = isChanged && refused !== undefined && Object.is(refused, value);
  return {
    value,
    change,
    leave: () => void leave(),
    error: isLeft && problem !== undefined ? problem : isRefused ? t.notSaved : undefined,
  };
}
