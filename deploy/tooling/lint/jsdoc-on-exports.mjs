/**
 * What the parser of TypeScript says of a declaration, beside ESTree.
 * @typedef {object} Declared
 * @property {string} type
 * @property {{ name?: string } | null} [id]
 * @property {{ id: { name?: string } }[]} [declarations]
 * @property {import('estree').Node[]} [decorators]
 * @property {import('estree').Node} [typeAnnotation]
 */

/**
 * Lint rule: what a shared package exports says in a JSDoc comment what it is (architecture, "Comments"). Declarations
 * count; lists of names (`export { a } from`) do not, because the declaration itself carries the comment. A type that only
 * names what a schema beside it describes (`z.infer<typeof …>`, `typeof …`) needs no second comment.
 * @type {import('eslint').Rule.RuleModule}
 */
export const jsdocOnExports = {
  meta: {
    type: 'suggestion',
    messages: { missing: 'The export "{{name}}" has no JSDoc: say in one sentence what it is.' },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const documented = new Set();
    return {
      ExportNamedDeclaration(node) {
        const declaration = /** @type {Declared | null} */ (node.declaration);
        if (!declaration || namesAnother(declaration, sourceCode)) return;
        const name = nameOf(declaration);
        const isDocumented = sourceCode
          .getCommentsBefore(firstOf(node, declaration))
          .some(({ type, value }) => type === 'Block' && value.startsWith('*'));
        // Overloads share the comment of the first.
        if (isDocumented) documented.add(name);
        else if (!documented.has(name)) context.report({ node, messageId: 'missing', data: { name } });
      },
    };
  },
};

/** Decorators stand before `export`, and the comment before them. @param {import('estree').Node} node @param {Declared} declaration */
function firstOf(node, declaration) {
  const [decorator] = declaration.decorators ?? [];
  const isFirst = decorator?.range && node.range && decorator.range[0] < node.range[0];
  return isFirst ? decorator : node;
}

/** @param {Declared} declaration */
function nameOf(declaration) {
  const named = declaration.id ?? declaration.declarations?.[0]?.id;
  return named?.name ?? 'declaration';
}

/** @param {Declared} declaration @param {import('eslint').SourceCode} sourceCode */
function namesAnother({ type, typeAnnotation }, sourceCode) {
  return (
    type === 'TSTypeAliasDeclaration' &&
    /^(z\.(infer|input|output)<|\(?typeof )/.test(sourceCode.getText(typeAnnotation))
  );
}
