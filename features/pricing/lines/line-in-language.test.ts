import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSiteWords } from '#app/languages/site-words.server.ts'
import { readEnglish, sources } from '#app/words/sources.server.ts'
import { partialCancellation } from '#features/bookings/cancellation.ts'
import { leavingFees } from '#features/bookings/cancellations/leaving-fees.ts'
import { withRecordedFee } from '#features/bookings/child-fees/child-fees.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { priceTrip } from '#features/trips/pricing/price-trip.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { pseudo, pseudoTranslations } from '#tests/support/pseudo-language.ts'
import { amountsIn, catalogues, englishTexts, markingAmounts, shippedLanguages } from '#tests/support/shipped-languages.ts'
import { adjust } from '../adjustments/adjust.ts'
import { adjustPrice } from '../adjustments/adjustments.ts'
import { reachTotal } from '../adjustments/reach-total.ts'
import { type DiscountInput, discountLines } from '../discounts/discounts.ts'
import type { Extra } from '../extras/extra.ts'
import { priceExtras } from '../extras/extras.ts'
import { type HireInput, priceHire } from '../hires/price-hire.ts'
import { type LineText, type LineValue, lineMessage } from '../line-text.ts'
import type { PriceQuery } from '../packages/package-lines.ts'
import type { PackageRates } from '../packages/package-rates.ts'
import { priceInSeason } from '../packages/price-package.ts'
import type { PriceLine } from '../price-line.ts'
import { priceStay } from '../stays/price-stay.ts'
import type { StayRates } from '../stays/stay-rates.ts'
import { withTaxes } from '../taxes.ts'
import { priceLineWords } from '../words/price-lines.ts'
import { inEnglish } from './english-line.ts'
import { lineInLanguage, type NameInLanguage } from './line-in-language.ts'

/** What a rule made; fails where it refused. */
function made<Value>(outcome: { done: true; value: Value } | { done: false; refusal: unknown }): Value {
  if (!outcome.done) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

const price = { comfort: 'lodge', season: 'high', groupSize: 1 } as const
const fee = {
  id: 'fee',
  kind: 'park-fee',
  unit: 'traveller',
  parkId: null,
  name: 'X',
  minimumAge: 0,
  foreignMinor: 10_000,
} as const
const visit = { ...fee, residentMinor: 5_000, africanMinor: null, eacMinor: null, asOf: 2025, confidence: 'high' } as const
const rates: PackageRates = {
  highSeasons: [],
  prices: [
    { ...price, occupancy: 'sharing', amountMinor: 50_000 },
    { ...price, occupancy: 'single', amountMinor: 60_050 },
  ],
  fees: [
    { ...visit, day: 1, quantity: 2, childFrom: 6, childTo: 12, childMinor: 3_000 },
    { ...visit, day: 2, quantity: 1 },
    { ...visit, unit: 'vehicle', day: 3, quantity: 1 },
  ],
}
const travellers = [40, 40, 9, 1].map((age) => ({ age, residency: 'foreign' as Residency }))
const query: PriceQuery = { comfort: 'lodge', travellers, singleRooms: 1 }
const journey = made(priceInSeason(rates, 'high', query))
const departure = made(priceInSeason(rates, 'high', { ...query, groupSize: 4 }))

const nights = [
  { board: 'HB', season: 'low', amountMinor: 12_000 },
  { board: 'HB', season: 'high', amountMinor: 15_000 },
] as const
const hotel: StayRates = {
  highSeasons: [{ from: '06-16', to: '06-30', minimumNights: 1 }],
  openMonths: [6],
  childPolicy: { freeUnder: 4, halfFrom: 4, halfTo: 11, percent: 50, adultFrom: 12, minimumAge: null },
  minimumNights: 1,
  rooms: [{ id: 'lake', name: 'X', adultsMost: 2, guestsMost: 3, rates: nights }],
  laterRates: [{ from: '2027-06-18', highSeasons: [], rates: nights.map((rate) => ({ ...rate, room: 'lake' })) }],
}
const room = { room: 'lake', board: 'HB', adults: 2, childAges: [8] }
const stay = made(priceStay(hotel, { startsOn: '2027-06-14', endsOn: '2027-06-20', rooms: [room, room] }))

const car = { lowMinor: 5_000, highMinor: 6_000 }
const terms = { kilometresPerDay: 100, extraKilometreMinor: 50 }
const hired: HireInput = {
  from: '2027-12-10T08:00',
  to: '2027-12-24T08:00',
  vehicles: 2,
  withDriver: true,
  driver: null,
  abroad: ['uganda'],
  bookedOn: '2027-01-01',
}
const hire = made(
  priceHire(
    {
      ...{ name: 'X', selfDrive: car, withDriver: car, ...terms, depositMinor: 0, excessMinor: 0, minimumDriverAge: 25 },
      ...{ licenceYears: 2, fleet: 5 },
      border: { countries: ['uganda'], feeMinor: 10_000, yellowCard: 'X', noticeDays: 5, documents: [] },
      laterRates: [{ from: '2027-12-22', selfDrive: car, withDriver: car, ...terms, borderFeeMinor: null }],
    },
    hired,
  ),
)

const extra = (unit: Extra['unit']): Extra => ({
  ...{ id: unit, name: 'X', note: '', unit, amountMinor: 1_050, kinds: ['journey'], activities: [], freeTimeIn: [] },
  ...{ drive: 'any', mostPerBooking: 9, active: true },
})
const order = { kind: 'journey', nights: 2, days: 3, activities: [], freeTimeIn: [], drive: null, travellers: 3 } as const
const units = ['booking', 'person', 'night', 'day'] as const
const extras = [1, 2].flatMap((quantity) =>
  made(
    priceExtras(
      units.map(extra),
      units.map((id) => ({ id, quantity })),
      { ...order, ladder: 'tours' },
    ),
  ),
)

const input: DiscountInput = {
  ...{ kind: 'pilgrims', travellers: 34, paying: 34, bookedOn: '2026-01-01', startsOn: '2027-06-14' },
  rules: {
    freeLeaderEvery: 1,
    groupDiscount: { from: 10, percent: 5 },
    earlyDiscount: { daysAhead: 60, percent: 5 },
  },
  code: { code: 'X', name: 'X', percent: 5, amountMinor: null, kinds: [] },
}
const [base] = journey
if (!base) throw new Error('Nothing is sold')
const one = [{ ...base, quantity: 9, amountMinor: 9 * base.unitMinor }]
const discounts = [
  ...discountLines(one, { ...input, rules: { ...input.rules, freeLeaderEvery: 20 } }),
  ...discountLines(one, {
    ...input,
    travellers: 2,
    code: { code: 'X', name: 'X', percent: null, amountMinor: 1_050, kinds: [] },
  }),
]

/** A reason as staff type it. */
const typed = 'XXX'
const rules = { vatBasisPoints: 1_750, tourismTaxBasisPoints: 300, lodgingInRwanda: true }
const taxes = withTaxes([...stay, ...hire], rules).filter(({ kind }) => kind === 'tax')
const byHand = [
  ...made(adjust(journey, { action: 'discount', percent: 5, amountMinor: null, reason: typed }, rules)),
  ...made(adjust(journey, { action: 'discount', percent: null, amountMinor: 50_000, reason: typed }, rules)),
  ...made(reachTotal(journey, 1_000_000, rules)),
  ...made(reachTotal(journey, 100_000, rules)),
].filter(({ adjustment }) => adjustment)

const sold = { kind: 'base', amountMinor: 190_050, ladder: 'tours', policy: defaultSettings.cancellationPolicies.tours } as const
const notice = { noticeOn: '2027-06-01', startsOn: '2027-07-14', confirmed: true, leavers: 1 } as const
const cancelled = [50_000, 180_000].map(
  (amountMinor) =>
    partialCancellation(
      { ...notice, before: [sold], after: [{ ...sold, amountMinor }], share: { leaving: 1, of: 2 }, boughtMinor: 5_050 },
      new Date('2027-06-01T08:00:00Z'),
    ).line,
)
const unused = leavingFees({
  ...{ booking: { startsOn: '2027-07-14', freeCancelUntil: null }, travellers: [], party: [], now: new Date('2027-06-01') },
  ...{ before: [{ ...base, policy: sold.policy }], staying: [], after: [] },
  unused: [{ day: '2027-07-15', costMinor: 150_000 }],
})

/** A journey made to measure: one alone, one who travels free, and a flight; what staff typed of it is in no language. */
const person = { bornOn: null, age: 40, residency: 'foreign' } as const
const hotelNight = {
  ...{ contractId: null, contract: 'X', currency: 'USD' as const, beforeTaxMinor: 9_000, levyMinor: 0, vatAddedMinor: 0 },
  ...{ costMinor: 9_000, vatBackMinor: 0, usd: { costMinor: 9_000, vatBackMinor: 0 } },
}
const alone = { part: 0, day: '2027-06-14', what: 'single', units: 1, unitMinor: 9_000, who: [1], sharingMinor: 6_000 } as const
const item = { title: 'X', day: 1, options: null, optional: false, who: [1, 2], isAbroad: false, rule: null } as const
const tailored = made(
  priceTrip({
    ...{ startsOn: '2027-06-14', days: 2, travellers: [1, 2].map((position) => ({ ...person, position, pays: position === 1 })) },
    options: (['A', 'B'] as const).map((letter) => ({ letter, title: 'X', text: 'X', discount: null })),
    pricing: { rule: { markupBp: 2_000 }, byKind: {}, stepMinor: 100, vatHomeBp: 1_800, vatAbroadBp: 0 },
    items: [
      {
        ...{ ...item, id: 'hotel', kind: 'stay' },
        cost: { parts: [hotelNight], lines: [alone], costMinor: 9_000, vatBackMinor: 0, netCostMinor: 9_000 },
      },
      { ...item, id: 'flight', kind: 'flight', passedOn: { kind: 'flight', units: [{ who: [1, 2], unitMinor: 22_500 }] } },
    ],
  }),
).options.flatMap((option) => option.lines)

const childFee = journey.find((line) => line.childFee)
const lines: PriceLine[] = [
  ...[journey, departure, stay, hire, extras, discounts, taxes, byHand, tailored].flat(),
  ...[...cancelled, ...unused, childFee && withRecordedFee(childFee, 2_000)].flatMap((line) => line ?? []),
]

/** Texts as bookings and quotes have stored them, each with the English that was sold. */
const storedTexts: { english: string; text: LineText }[] = JSON.parse(
  readFileSync(new URL('./stored-texts.json', import.meta.url), 'utf8'),
)

/** The messages that a text names, within lists too. */
const messagesOf = (value: LineText | LineValue | undefined): string[] => {
  if (typeof value !== 'object') return []
  if ('list' in value) return value.list.flatMap(messagesOf)
  return 'message' in value ? [value.message, ...Object.values(value.values).flatMap(messagesOf)] : []
}
const nameOf: NameInLanguage = ({ of }) => (of === 'hotel' ? 'XX' : 'X')

/** Messages that bookings have stored and no rule makes any more. */
const formerMessages = ['codePercent', 'discountReason']
/** What a booking needs beside its price: features/orders/order-parts.test.ts, features/trips/proposing/proposal-sale-of.test.ts. */
const partMessages = ['seats', 'beds', 'guideAndVehicle', 'allServices', 'stayAsWritten']

test('every message of the part is said by a line that the rules make, or was', () => {
  const used = lines.flatMap(({ text }) => [...messagesOf(text?.label), ...messagesOf(text?.reason)])
  expect([...new Set([...used, ...formerMessages, ...partMessages])].sort()).toEqual(Object.keys(priceLineWords.tree).sort())
})

test('what bookings have stored is said as it was sold: a new message adds an entry, and none is ever changed', () => {
  const said = storedTexts.map(({ text }) => ({ english: inEnglish(text), text }))
  expect(said).toEqual(storedTexts)
  expect([...new Set(storedTexts.flatMap(({ text }) => messagesOf(text)))].sort()).toEqual(
    Object.keys(priceLineWords.tree).sort(),
  )
})

test('a line of each kind has nothing English in another language, and the same amounts', () => {
  const read = openSiteWords(sources, [pseudoTranslations(sources)]).in(pseudo).textsOf
  for (const line of lines) {
    const { label, reason, lang } = lineInLanguage(line, read, nameOf)
    // Every word of ours is accented, so no plain vowel is left.
    expect(`${label}: ${reason}`).not.toMatch(/[aceinouy]/)
    const isTyped = line.adjustment?.change === 'discount' && !line.adjustment.text
    const flown = line.kind === 'flight' ? { label: 'en' } : undefined
    expect({ label, lang }).toEqual({ label, lang: isTyped ? { reason: 'en' } : flown })
  }
  const amountsOf = (language: string, of: ReadWords) =>
    lines.map((line) => amountsIn(lineInLanguage(line, Object.assign(markingAmounts(of), { language }), nameOf).reason))
  const amounts = amountsOf(pseudo, read)
  expect(amounts).toEqual(amountsOf('qaa', readEnglish))
  expect(amounts.flat()).toContain('‹1050\u00a0USD›')
})

test.each(catalogues)('in $language no line has an English text, or says a value that is not there', ({ language }) => {
  const read = shippedLanguages().words.in(language, [priceLineWords])
  const english = englishTexts([priceLineWords])
  for (const line of lines) {
    const { label, reason } = lineInLanguage(line, read, nameOf)
    for (const text of english) expect(`${label}: ${reason}`).not.toContain(text)
    expect(`${label}: ${reason}`).not.toMatch(/undefined|NaN|\[object|[{}]| {2}|, ,/)
  }
})

test('English is what was stored, and so is a line without messages, which another language marks', () => {
  const { words } = shippedLanguages()
  const french = words.in('fr', [priceLineWords])
  const [first] = stay
  if (!first) throw new Error('Nobody stays')
  expect(lineInLanguage({ ...first, label: 'As sold' }, readEnglish, nameOf)).toEqual({ label: 'As sold', reason: first.reason })
  expect(lineInLanguage(first, french, nameOf)).toEqual({
    label: 'XX, demi-pension',
    reason: '2 chambres, 2 nuits en basse saison, 6 personnes',
  })
  const { text: _text, ...old } = first
  expect(lineInLanguage(old, french, nameOf)).toEqual({
    label: first.label,
    reason: first.reason,
    lang: { label: 'en', reason: 'en' },
  })
  const later = { message: 'of-a-later-release', values: {} }
  const days = { list: [later] }
  const unknown = { label: { message: 'constructor', values: {} }, reason: lineMessage('unusedPermitsReason', { days }) }
  expect(lineInLanguage({ ...first, text: unknown }, french, nameOf)).toEqual(lineInLanguage(old, french, nameOf))
})

test('a reason that staff typed over a line takes its message away, and undoing brings it back', () => {
  const changed = made(adjust(journey, { action: 'change', position: 1, unitMinor: 40_000, reason: 'As agreed' }, rules))
  expect(changed[0]?.text).toEqual({ label: base.text?.label })
  expect(adjustPrice(changed, [], rules)).toEqual(withTaxes(journey, rules))
  const agreed = made(reachTotal(journey, 1_000_000, rules))
  const position = agreed.findIndex(({ adjustment }) => adjustment) + 1
  const retyped = made(adjust(agreed, { action: 'change', position, unitMinor: 40_000, reason: 'As agreed' }, rules))
  expect(Object.keys(retyped[position - 1]?.text ?? {})).toEqual(['label'])
})
