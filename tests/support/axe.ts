import { type AxeResults, type ElementContext, getRules, type RunOptions, source } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
}

/**
 * Every tag of a version of WCAG at level A or AA that axe has, and of its best practice. They are read from axe: a rule does not run
 * whose tag is left out of a list, and nobody sees that. Rules that axe leaves off by itself, such as the size of targets, run too.
 */
const standards = [...new Set(getRules().flatMap(({ tags }) => tags))].filter((tag) => /^(wcag\d+aa?|best-practice)$/.test(tag))

/**
 * The violations that axe finds on a page as it is now, each with its rule, its help and the elements: in all of it or in what `within`
 * selects, by the rules of the standards or by `only` the named ones, but those `without`. axe is injected into a page once, however
 * often it runs.
 */
export async function objections(
  page: Page,
  { only = standards, within, without = [] }: { only?: string[]; within?: string; without?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // Passes are not reported: listing each element of a long page is most of the work.
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const options: RunOptions = { resultTypes: ['violations'], rules, runOnly: only }
  const violations = await page.evaluate(
    async ({ within, options }) => (await window.axe?.run(within ?? document, options))?.violations,
    { within, options },
  )
  if (!violations) throw new Error('axe did not run')
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join('; ')})`,
  )
}
