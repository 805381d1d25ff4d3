import { expect, test } from 'vitest'
import { answerDraft } from '#features/bookings/drafts/answer-draft.server.ts'
import { findDraft } from '#features/bookings/drafts/reads-drafts.server.ts'
import { startDraft } from '#features/bookings/drafts/start-draft.server.ts'
import { freezeTranslation } from '#features/pages/freeze-translation.server.ts'
import { findTerms } from '#features/pages/reads.server.ts'
import { loadContent } from '#server/start/first-start.ts'
import { contact, gorillaTrek, marit, priceOf, seatsOn } from '#tests/support/cast.ts'
import { openSite } from '#tests/support/open-site.ts'
import { accented, pseudo, pseudoTranslations } from '#tests/support/pseudo-language.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openSiteWords } from '../languages/site-words.server.ts'
import { bookingTermsWords } from '../words/booking-terms.ts'
import { sources } from '../words/sources.server.ts'
import { termsWords } from '../words/terms.ts'

const { ctx } = await testContext()
await loadContent(ctx)
const site = await openSite(ctx, { words: openSiteWords(sources, [pseudoTranslations(sources)]) })
const { slug } = await gorillaTrek(ctx, { seats: 4 })
const page = '/terms-and-conditions'

async function revise(title: string) {
  const english = await findTerms(ctx.db, '2026-11')
  if (!english) throw new Error('No terms')
  const translated = { ...english, sections: english.sections.map((section) => ({ ...section, title })) }
  await ctx.db.transaction().execute((tx) => freezeTranslation(ctx, tx, { english, translated, language: pseudo }))
}
async function payment() {
  const draft = await startDraft(ctx, { order: seatsOn(slug), party: [marit] })
  if (!draft.done) throw new Error(draft.refusal.reason)
  await answerDraft(ctx, (await findDraft(ctx.db, draft.value))?.id ?? '', { contact, message: '' })
  return `/${pseudo}/booking/${draft.value}/payment`
}
const read = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(site + path, { redirect: 'manual', ...init })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const shown = (text: string) => /name="agreedTerms" value="([^"]*)"/.exec(text)?.[1]

/** What says that a text is agreed to in English, as it is drawn: above it, and beside the tick. */
const { inEnglish: above, tick } = bookingTermsWords.tree
const inEnglish = [above, tick].map((sentence) => `>${accented(sentence)}`)
const pageInEnglish = `>${accented(termsWords.tree.inEnglish)}`

test('a booking agrees to the terms that its last step shows; where they changed it shows the new ones, and loses only the tick', async () => {
  const path = await payment()
  const first = await read(path)
  expect(shown(first.text)).toBe('2026-11')
  expect(first.text).toMatch(/<div lang="en"><div[^>]*data-still="terms"/)
  for (const sentence of inEnglish) expect(first.text).toContain(sentence)
  await revise('Freshly translated')

  const agreedTotalMinor = `${await priceOf(ctx, 1, slug)}`
  const send = (agreedTerms: string) =>
    read(path, {
      method: 'POST',
      body: new URLSearchParams({ method: 'bank-transfer', terms: 'on', agreedTerms, agreedTotalMinor }),
      headers: { Origin: ctx.config.publicUrl },
    })
  const refused = await send('2026-11')
  expect(refused.status).toBe(409)
  expect(shown(refused.text)).toBe(`2026-11 ${pseudo} 1`)
  expect(refused.text).toMatch(/<details[^>]*open[^>]*><summary>/)
  expect(refused.text).toContain('Freshly translated')
  for (const sentence of inEnglish) expect(refused.text).not.toContain(sentence)
  expect(refused.text).toMatch(/<input type="radio" name="method" checked="" value="bank-transfer"/)
  expect(refused.text).toMatch(/<input type="checkbox"[^>]*name="terms"/)
  expect(refused.text).not.toMatch(/<input type="checkbox"[^>]*checked/)

  const held = await send(`2026-11 ${pseudo} 1`)
  expect(held.status).toBe(302)
  await revise('Corrected')
  const opened = await read(
    new URL(held.headers.get('location') ?? '', site).pathname + new URL(held.headers.get('location') ?? '', site).search,
  )
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const own = await read(new URL(opened.headers.get('location') ?? '', site).pathname, { headers: { cookie } })
  expect(own.text).toContain(`href="/${pseudo}${page}?version=2026-11&amp;language=${pseudo}&amp;revision=1"`)
})

test('the page of the terms shows what may be agreed to now, and by its address exactly what was agreed to', async () => {
  const now = await read(`/${pseudo}${page}`)
  expect(now.text).toContain('Corrected')
  expect(now.text).not.toContain(pageInEnglish)
  const english = await read(`/${pseudo}${page}?version=2026-11&language=en`)
  expect(english.text).toContain(pageInEnglish)
  expect(now.headers.get('x-robots-tag')).toBeNull()
  expect((await read(`/${pseudo}${page}?version=2026-11&language=${pseudo}&revision=1`)).text).toContain('Freshly translated')
  // Somebody reads it on English pages, as once the language is no longer public.
  const abroad = await read(`${page}?version=2026-11&language=${pseudo}&revision=1`)
  expect(abroad.text).toMatch(new RegExp(`<div lang="${pseudo}">(?:(?!</section>)[\\s\\S])*Freshly translated`))
  expect(abroad.text).not.toContain(`>${termsWords.tree.inEnglish}`)
  expect((await read(page)).text).not.toContain('Corrected')
  expect((await read(page)).text).not.toContain(`>${termsWords.tree.inEnglish}`)
  for (const query of ['revision=9', 'revision=x', ''])
    expect((await read(`${page}?version=2026-11&language=${pseudo}&${query}`)).status).toBe(404)
})
