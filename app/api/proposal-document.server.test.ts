import { expect, test } from 'vitest'
import { contentsOf, readPdf } from '#features/documents/test-pdf.server.ts'
import { proposalCode } from '#features/proposals/proposal-code.server.ts'
import { updateEnded } from '#features/proposals/writes.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import type { Workers } from '#platform/workers/worker-task.ts'
import { openSite } from '#tests/support/open-site.ts'
import { secretsIn, sentProposal } from '#tests/support/proposal-with-secrets.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx: built, clock } = await testContext({ now: '2027-03-12T08:00:00Z' })
const { words, site: siteWords } = shippedLanguages()
/** What went to be printed. */
const printed: string[] = []
const workers: Workers = {
  run: (task, input) => {
    printed.push(JSON.stringify(input))
    return built.workers.run(task, input)
  },
}
const ctx = { ...built, words, workers }
const site = await openSite(ctx, { words: siteWords })
const actor = await member(ctx)

const addressOf = (proposal: Parameters<typeof proposalCode>[1]) =>
  `/proposals/${proposalCode(ctx.config.secret, proposal)}/proposal.pdf`
const statusOf = async (path: string) => (await fetch(site + path)).status

test('a proposal is a PDF for who has its code, with nothing of what it costs the office in a byte of it', async () => {
  const { proposal, classId } = await sentProposal(ctx, actor)
  const answer = await fetch(`${site}${addressOf(proposal)}?option=B&add=${classId}`)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-disposition': `inline; filename="Impamba-Gorillas-for-two-${proposal.reference}.pdf"`,
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { text } = readPdf(bytes)
  const option = proposal.content.options.find(({ letter }) => letter === 'B')
  const total = (option?.totalMinor ?? 0) + (option?.optional[0]?.totalMinor ?? 0)
  expect(text).toContain(`$${(total / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`)
  expect(text).toContain('Volcano Heights')
  expect(secretsIn([text, ...printed].join())).toEqual([])
  // In streams figures are places on the page, so words alone can be looked for.
  expect(contentsOf(bytes)).not.toMatch(/Zebedayo|zq-/)
})

test('without a choice it is the first option with what staff ticked; in its own language, or in that of the page', async () => {
  const { proposal } = await sentProposal(ctx, actor, { language: 'fr' })
  const pdf = async (query = '') => readPdf(Buffer.from(await (await fetch(site + addressOf(proposal) + query)).arrayBuffer()))
  const first = await pdf()
  expect(first.language).toBe('fr')
  expect(first.text).toContain('Jour par jour')
  expect((await pdf('?language=en')).language).toBe('en')
  const paper = await fetch(`${site}/fr${addressOf(proposal)}`)
  expect([paper.status, readPdf(Buffer.from(await paper.arrayBuffer())).language]).toEqual([200, 'fr'])
  const map = await fetch(`${site}/fr${addressOf(proposal).replace('proposal.pdf', 'route.svg')}`)
  expect([map.status, map.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})

test('a wrong code, a choice or language that there is not, and prices that are not shown any more are not found', async () => {
  const { proposal, classId } = await sentProposal(ctx, actor)
  const other = await sentProposal(ctx, actor)
  const address = addressOf(proposal)
  for (const query of [
    '?option=C',
    '?option=__proto__',
    `?option=A&add=${other.classId}`,
    '?add=1',
    '?language=nl',
    '?language=__proto__',
  ])
    expect([query, await statusOf(address + query)]).toEqual([query, 404])
  const swapped = address.replace(proposal.reference, other.proposal.reference)
  for (const wrong of [swapped, address.replace(/.\/proposal/, '!/proposal'), '/proposals/x/proposal.pdf'])
    expect(await statusOf(wrong)).toBe(404)
  expect(await statusOf(`${address}?option=A&add=${classId}`)).toBe(200)
  clock.set(new Date(proposal.endsAt.getTime() - 1))
  expect(await statusOf(address)).toBe(200)
  clock.set(proposal.endsAt)
  expect(await statusOf(address)).toBe(404)
  clock.set(new Date('2027-03-12T08:00:00Z'))
  await ctx.db.transaction().execute((tx) => updateEnded(tx, proposal.id, { state: 'withdrawn', at: clock.now() }))
  expect(await statusOf(address)).toBe(404)
})
