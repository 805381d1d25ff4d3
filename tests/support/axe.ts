import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> }
  }
}

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe objects to on a page as it is now, each with its rule, its help and the parts it means: by all its rules, or those that are
 * named. A page is given axe once, however often it is asked.
 */
export async function objections(page: Page, runOnly?: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // Of what passes nothing is told: to name each part of a long page is most of the work.
  const options: RunOptions = { resultTypes: ['violations'], ...(runOnly && { runOnly }) }
  const violations = await page.evaluate(async (options) => (await window.axe?.run(document, options))?.violations, options)
  if (!violations) throw new Error('axe did not run')
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join('; ')})`,
  )
}
