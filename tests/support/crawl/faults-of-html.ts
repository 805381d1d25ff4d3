import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

/** What React writes in its own way, and what is a matter of taste: the rest is the standard's. */
const rules = {
  // HTML asks nothing of the case of an attribute's name.
  'attr-case': 'off',
  'void-style': 'off',
  // React's own ids begin with a mark, which the standard allows.
  'valid-id': ['error', { relaxed: true }],
  'no-trailing-whitespace': 'off',
  'attr-quotes': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'long-title': 'off',
  'no-inline-style': 'off',
  // The hashes of the security policy stand for inline scripts and styles.
  'require-sri': 'off',
  // A native element that says what it is for older readers too.
  'no-redundant-role': 'error',
  'tel-non-breaking': 'off',
  'prefer-native-element': 'off',
} satisfies ConfigData['rules']

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:recommended'], rules }))

/** What html-validate objects to in a page, each with the line's place. */
export async function faultsOfHtml(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
