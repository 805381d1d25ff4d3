import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Exceptions for React's own style and for matters of taste: the rest are the standard's rules. */
const rules = {
  // HTML attributes may be written in any case.
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
  // The hashes of the security policy serve for inline scripts and styles.
  'require-sri': 'off',
  // Some native elements have their role as an attribute too, for older screen readers.
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
