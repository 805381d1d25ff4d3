import { expect, test } from 'vitest'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { openRequests } from '#tests/support/request-page.ts'
import { testContext } from '#tests/support/test-context.ts'
import { panelNoteWords } from '../../words/panel-notes.ts'
import { readEnglish } from '../../words/sources.server.ts'

const { ctx } = await testContext({ now: '2026-11-20T08:00:00Z' })
await loadDemo(ctx)
await loadContent(ctx)
const ask = await openRequests(ctx)

const links = (html: string) => [...html.matchAll(/href="(\/package-details\/[^"]*)"/g)].map(([, href = '']) => href)
/** The date that the panel of a page opens with: its words in the list of dates. */
const opened = (html: string) =>
  /<option value="[^"]*" selected="">([^<]*)</.exec(html.slice(html.indexOf('id="departure"')))?.[1]

test('a month that was chosen goes along from the list to a package, which opens with a date of it', async () => {
  const found = links((await ask('/packages?month=6')).text)
  expect(found.length).toBeGreaterThan(5)
  for (const href of found) expect(href).toMatch(/\?month=6$/)
  const page = (await ask('/package-details/an-hour-with-the-gorillas?month=6')).text
  expect(opened(page)).toMatch(/Jun 2027, [2-9] seats left/)
  expect(page).toContain('<input type="hidden" name="month" value="6"/>')
  expect(opened((await ask('/package-details/an-hour-with-the-gorillas')).text)).toMatch(/(Nov|Dec) 2026/)
})

test('a party that is too large for every date of the month gets a message', async () => {
  const { text } = await ask('/package-details/an-hour-with-the-gorillas?month=6&travellers=12')
  expect(text).toContain(readEnglish(panelNoteWords).noDateIn({ month: 'June', travellers: 12 }))
})

test('the timetable begins with a month that is chosen from those in which something leaves', async () => {
  const { text } = await ask('/departures')
  const [, months = ''] = /<select name="from">(.*?)<\/select>/.exec(text) ?? []
  expect(months).toContain('<option value="2027-06">June 2027</option>')
  expect(months).not.toContain('2026-10')
  const june = (await ask('/departures?from=2027-06')).text
  expect(/<h2 class="mon"[^>]*>([^<]*)/.exec(june)?.[1]).toBe('June 2027')
  expect(june).toMatch(/departures from June 2027 on/)
})

test('the price of a private trip is that of the first step to which it leads, for the same party and date', async () => {
  const { text } = await ask('/package-details/an-hour-with-the-gorillas?month=6&travellers=3')
  const [, href = '', total = ''] =
    /href="(\/booking\/journey\?[^"]*)"[^>]*>Private, for your group of 3: (\$[\d,.]+) in all</.exec(text) ?? []
  expect(href).toMatch(/startsOn=2027-06-\d\d&amp;travellers=3&amp;comfort=lodge/)
  expect((await ask(href.replaceAll('&amp;', '&'))).text).toContain(`>${total}<`)
})
