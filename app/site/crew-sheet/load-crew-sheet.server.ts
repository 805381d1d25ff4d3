import { bookedTitle } from '#features/bookings/booked-title.ts'
import { langOf } from '#features/content/texts/untranslated.ts'
import type { Span } from '#features/crew/assignments/assignment.ts'
import { type FoundSheet, findSheet } from '#features/roster/sheet/read-sheet-facts.server.ts'
import { type Sheet, type SheetDay, sheetOf } from '#features/roster/sheet/sheet.ts'
import type { Days } from '#features/roster/sheet/sheet-times.ts'
import { listOrderedNights } from '#features/supply/reads-nights.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import { dayRoutes } from '../../shared/day-routes.ts'
import { mealsText } from '../../shared/journeys/meals-text.ts'
import { formatterOf, languageOf, wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { contentTranslator, namesOfPage, type TranslateContent } from '../../shared/translated-content.server.ts'
import { crewSheetFactWords } from '../../words/crew-sheet-facts.ts'
import { itineraryWords } from '../../words/itinerary.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { type DayTravel, dayTravels, type TravelText, travelText } from '../packages/day-travel.ts'
import { readLegPlaces, readLegs, readSettings } from '../shared-reads.server.ts'

/** A day as it is drawn: the road in words. `lang`: of what staff wrote, where that is not the language of the page. */
export type ShownSheetDay = Omit<SheetDay, 'from' | 'to' | 'driveKm' | 'driveMinutes' | 'meals'> & {
  road: TravelText | null
  meals: string
  lang: { title: string | undefined; text: string | undefined; items: string | undefined }
}

/** A sheet in the language of the page, as it is now. */
export type ShownSheet = Pick<Sheet, 'crew' | 'cars' | 'parties' | 'leadsFrom'> & {
  id: number
  name: string
  role: Sheet['assignment']['role']
  title: string
  reference: string
  when: string
  /** The days of the assignment. */
  of: Days
  asOf: string
  /** The office's phone, which is the one for emergencies too. */
  office: string
  today: string
  lastDay: string
  days: readonly ShownSheetDay[]
  /** What is known of the travellers as numbers, row by row. */
  counts: readonly { of: 'many' | 'children' | 'languages' | 'rooms' | 'diets' | 'extras'; text: string }[]
}

/** The sheet of the key in an address as it is now, and until when it opens. Undefined where it does not open: nothing says why. */
export async function loadCrewSheet(
  context: RouteContext,
  key: string,
): Promise<{ shown: ShownSheet; closesAt: Date } | undefined> {
  const ctx = contextOf(context)
  const now = ctx.clock.now()
  const today = kigaliDay(now)
  const found = await findSheet(ctx, key, listOrderedNights)
  if (!found || !sheetOf(found.facts, today)) return undefined
  const sheet = sheetOf(await inLanguage(context, found), today)
  if (!sheet) return undefined
  const { assignment, run, days, closesAt, crew, cars, parties, leadsFrom } = sheet
  const format = formatterOf(context)
  const travels = await travelsOf(context, days)
  const { company } = await readSettings(context)
  return {
    closesAt,
    shown: {
      ...{ crew, cars, parties, leadsFrom },
      ...{ id: assignment.id, name: assignment.member, role: assignment.role, title: run.title, reference: run.reference, today },
      when: whenText(context, sheet),
      of: assignment.days,
      asOf: format.instant(now),
      office: company.phone,
      lastDay: format.day(addDays(kigaliDay(closesAt), -1)),
      counts: countsOf(context, sheet),
      days: days.map((day) => shownDay(context, day, travels, found.written)),
    },
  }
}

/** The facts with the title, the days, the places and the names of what is sold in the language of the page. */
async function inLanguage(context: RouteContext, { facts, written }: FoundSheet): Promise<FoundSheet['facts']> {
  const [nameOf, place] = await Promise.all([namesOfPage(context), contentTranslator(context, 'place')])
  const day: TranslateContent = written && 'kind' in written ? await contentTranslator(context, written.kind) : (same) => same
  const named = (name: string) => (name === '' ? '' : place({ name }).name)
  const fee = (label: string) => nameOf({ name: label, of: 'fee', at: 'name' })
  const { run, parties } = facts
  return {
    ...facts,
    // The title of a journey that was made for somebody may name them.
    run: {
      ...run,
      title:
        run.kind === 'tailored' ? wordsOf(context, crewSheetFactWords).tailored : bookedTitle(run, wordsReader(context), nameOf),
    },
    parties: parties.map((party) => ({
      ...party,
      extras: party.extras.map((one) => ({ ...one, name: nameOf({ name: one.name, of: 'extra', at: 'name' }) })),
    })),
    days: day({ days: facts.days }).days.map((one) => ({
      ...one,
      from: one.from && place(one.from),
      to: one.to && place(one.to),
      items: one.items.map((item) => ({ ...item, place: named(item.place) })),
      lodges: one.lodges.map((lodge) => ({ ...lodge, place: named(lodge.place) })),
    })),
    permits: facts.permits.map((permit) => ({ ...permit, label: fee(permit.label) })),
  }
}

/** How the days travel, by the roads that have their figures. */
async function travelsOf(context: RouteContext, days: readonly SheetDay[]): Promise<DayTravel[]> {
  const driven = days.flatMap(({ day, from, to, driveKm, driveMinutes }) =>
    day !== null && from && to ? [{ day, from, to, driveKm, driveMinutes }] : [],
  )
  if (driven.length === 0) return []
  const [legs, places] = await Promise.all([readLegs(context), readLegPlaces(context)])
  return dayTravels(dayRoutes(driven, legs, places))
}

function shownDay(
  context: RouteContext,
  { from, to, driveKm, driveMinutes, meals, ...day }: SheetDay,
  travels: readonly DayTravel[],
  written: FoundSheet['written'],
): ShownSheetDay {
  const read = wordsReader(context)
  const words = read(itineraryWords)
  const travel = travels.find((one) => one.day === day.day)
  const road = from && to && travelText({ from, to, driveKm, driveMinutes }, travel, words, read(roadTimeWords))
  const sent = written && 'language' in written && written.language !== languageOf(context) ? written.language : undefined
  return {
    ...day,
    road: road || null,
    meals: meals.length > 0 ? mealsText(meals, words.eaten) : '',
    lang: { title: sent ?? langOf(day, 'title'), text: sent ?? langOf(day, 'text'), items: sent },
  }
}

/** The days of the assignment, and when it begins or ends within one. */
function whenText(context: RouteContext, { assignment: { days: of, span } }: Pick<Sheet, 'assignment'>): string {
  const words = wordsOf(context, crewSheetFactWords)
  const days = formatterOf(context).days(of.from, of.to)
  const { from, to } = clocksOf(span)
  if (from && to) return words.beginsEnds({ days, from, to })
  return from ? words.begins({ days, from }) : to ? words.ends({ days, to }) : days
}

const clocksOf = ({ from, to }: Span) => ({ from: clockOf(from), to: clockOf(to) })
const clockOf = (at: string) => (at.endsWith('T00:00') ? '' : at.slice(11))

/** Who travels, as numbers; rows of which nothing is known are left out. */
function countsOf(context: RouteContext, sheet: Sheet): ShownSheet['counts'] {
  const words = wordsOf(context, crewSheetFactWords)
  const format = formatterOf(context)
  const languages = new Intl.DisplayNames([languageOf(context), 'en'], { type: 'language' })
  const times = (counted: Sheet['diets']) => counted.map((one) => words.times(one))
  const rows = [
    { of: 'many', texts: [sheet.travellers > 0 ? words.travellers({ count: sheet.travellers }) : words.nobody] },
    { of: 'children', texts: sheet.childAges.map((age) => words.age({ age })) },
    { of: 'languages', texts: sheet.languages.map((code) => languages.of(code) ?? code) },
    { of: 'rooms', texts: sheet.rooms.map(({ kind, count }) => words.rooms[kind]({ count })) },
    { of: 'diets', texts: times(sheet.diets) },
    { of: 'extras', texts: times(sheet.extras) },
  ] as const
  return rows.filter(({ texts }) => texts.length > 0).map(({ of, texts }) => ({ of, text: format.list(texts) }))
}
