import { useLeaveQuestion } from '../guard/dirty-guard.js';

/** Stand-in for the shell's question before unsaved work is left: same role, title and answers. */
export function TestLeaveQuestion() {
  const question = useLeaveQuestion();
  if (!question) return null;
  return (
    <div role="alertdialog" aria-label={question.title}>
      <p>{question.text}</p>
      <button type="button" onClick={() => question.answer(false)}>
        {question.stay}
      </button>
      <button type="button" onClick={() => question.answer(true)}>
        {question.leave}
      </button>
    </div>
  );
}
