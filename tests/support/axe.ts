import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
}

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The violations that axe finds on a page as it is now, each with its rule, its help and the elements: in all of it or in what `within`
 * selects, by all its rules or the named ones, but those `without`. axe is injected into a page once, however often it runs.
 */
export async function objections(
  page: Page,
  runOnly?: RunOptions['runOnly'],
  { within, without = [] }: { within?: string; without?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // Passes are not reported: listing each element of a long page is most of the work.
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const options: RunOptions = { resultTypes: ['violations'], rules, ...(runOnly && { runOnly }) }
  const violations = await page.evaluate(
    async ({ within, options }) => (await window.axe?.run(within ?? document, options))?.violations,
    { within, options },
  )
  if (!violations) throw new Error('axe did not run')
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join('; ')})`,
  )
}
