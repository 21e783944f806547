import { describe, expect, it } from '@jest/globals';
import { freePorts } from './ports.mjs';

const RANGE = Array.from({ length: 12_000 }, (_, index) => 20_000 + index);

describe('free ports', () => {
  it('are all different, below those of outgoing connections', async () => {
    const ports = await freePorts(20);
    expect(new Set(ports).size).toBe(20);
    expect(ports.every((port) => RANGE.includes(port))).toBe(true);
  });

  it('leave out what is promised to a program that does not listen yet', async () => {
    const left = RANGE.filter((port) => port % 1_000 === 7);
    const promised = RANGE.filter((port) => !left.includes(port));
    const ports = await freePorts(3, promised);
    expect(ports.every((port) => left.includes(port))).toBe(true);
  });
});
