/**
 * In a test nothing waits for a time and nothing is judged by the clock on the wall: on a busy machine the first is too
 * short, on a quick one too long. A tick of 0 ms is an order, not a time.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noFixedWait = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wait: 'Wait for what happens: for its event, with until() of @pora/common/testing, or under a fake clock.',
      clock: 'Assert an order or a count, no time by the clock on the wall.',
    },
  },
  create(context) {
    /** @param {'wait' | 'clock'} messageId @returns {(node: import('eslint').Rule.Node) => void} */
    const report = (messageId) => (node) => context.report({ node, messageId });
    return {
      ImportDeclaration(node) {
        if (/^(node:)?timers\/promises$/u.test(String(node.source.value))) report('wait')(node);
      },
      'CallExpression[callee.name="setTimeout"][arguments.1][arguments.1.value!=0]': report('wait'),
      'CallExpression[callee.property.name="waitForTimeout"]': report('wait'),
      'CallExpression[callee.object.name="performance"][callee.property.name="now"]': report('clock'),
      'CallExpression[callee.name="expect"] CallExpression[callee.object.name="Date"][callee.property.name="now"]':
        report('clock'),
    };
  },
};
