import type { Picture } from '#features/media/picture.ts'
import {
  isInOption,
  type ProposalContent,
  type ProposedDay,
  type ProposedItem,
  type ProposedLetter,
} from '#features/proposals/proposal-content.ts'
import { tooYoungAges } from '#features/proposals/too-young-ages.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { roadTime } from '../paper/figures.ts'
import { documentItineraryWords } from '../words/document-itinerary.ts'
import { documentProposalWords } from '../words/document-proposal.ts'
import type { ProposalDayFacts, ProposalItemFacts, ProposalNightFacts } from './proposal-facts.ts'

/** Photographs of one day on paper. */
const mostPictures = 3

/** An option as its days show it: what is ticked in it, what each optional item costs, in US cents, and which photographs there are. */
export type ShownOption = {
  content: ProposalContent
  letter: ProposedLetter
  ticked: readonly string[]
  optionalMinor: ReadonlyMap<string, number>
  photos: ReadonlyMap<string, Picture>
}

/** The days of an option with their dates, what is on each, and each night; a stay that goes on is named again without its text. */
export function proposalDays(option: ShownOption, read: ReadWords): ProposalDayFacts[] {
  const { content, letter, photos } = option
  const { format } = read
  const words = read(documentItineraryWords)
  const own = content.items.filter((item) => isInOption(item, letter))
  return content.days.map((day) => {
    const on = addDays(content.startsOn, day.day - 1)
    const begins = own.filter((item) => item.day === day.day && !isNight(item))
    const nights = own.filter((item) => isNight(item) && item.day <= day.day && day.day < item.day + item.days)
    return {
      day: day.day,
      date: words.date({ weekday: format.shortWeekday(on), day: format.shortDay(on) }),
      title: day.title,
      text: day.text,
      road: roadOf(day, read),
      pictures: day.pictures.filter((id) => photos.has(id)).slice(0, mostPictures),
      items: feesLast(begins).map((item) => itemFacts(item, option, read)),
      nights: nights.map((item) => nightFacts(item, item.day < day.day, option, read)),
    }
  })
}

const isNight = ({ kind, dayUse }: ProposedItem) => kind === 'stay' && !dayUse

const feesLast = (items: readonly ProposedItem[]) => [
  ...items.filter(({ kind }) => kind !== 'fee'),
  ...items.filter(({ kind }) => kind === 'fee'),
]

/** Where a day goes and how long that takes, as far as it is known. */
function roadOf({ from, to, driveMinutes, driveKm }: ProposedDay, read: ReadWords): string[] {
  const words = read(documentItineraryWords)
  const way =
    from && to && from.id !== to.id
      ? [words.way({ from: from.name, to: to.name })]
      : [from ?? to].flatMap((one) => one?.name ?? [])
  if (driveMinutes <= 0) return way
  const time = roadTime(driveMinutes, words)
  return [...way, driveKm > 0 ? words.road({ time, km: driveKm }) : words.travel({ time })]
}

function itemFacts(item: ProposedItem, option: ShownOption, read: ReadWords): ProposalItemFacts {
  const { kinds, note } = read(documentProposalWords)
  const { kind, title, text, days, dayUse, minimumAge } = item
  const notes = [
    ...(days > 1 ? [note.days({ count: days })] : []),
    ...(dayUse ? [note.dayUse] : []),
    ...(minimumAge > 0 ? [note.age({ age: minimumAge })] : []),
    ...notesOf(item, option, read),
  ]
  return { kind: kinds[kind], title, text, notes }
}

function nightFacts(item: ProposedItem, isAgain: boolean, option: ShownOption, read: ReadWords): ProposalNightFacts {
  const { note, board, nights } = read(documentProposalWords)
  const { title, text, days } = item
  if (isAgain) return { title, text: '', notes: [note.again], picture: null }
  const picture = item.hotel?.pictures.find((id) => option.photos.has(id)) ?? null
  const notes = [
    ...(days > 1 ? [nights({ count: days })] : []),
    ...(item.board ? [board({ board: item.board })] : []),
    ...notesOf(item, option, read),
  ]
  return { title, text, notes, picture }
}

/** Whom of the travellers it is not for, by their ages. */
function tooYoungNotes(item: ProposedItem, { content }: ShownOption, read: ReadWords): string[] {
  const ages = tooYoungAges(item, content.travellers)
  if (ages.length === 0) return []
  return [read(documentProposalWords).note.tooYoung({ count: ages.length, ages: read.format.list(ages.map(String)) })]
}

/** For whom it is, whose it is, and what it costs besides. */
function notesOf(item: ProposedItem, option: ShownOption, read: ReadWords): string[] {
  const { note } = read(documentProposalWords)
  const { id, who, isOwn, optional } = item
  const { content, ticked, optionalMinor } = option
  const minor = optionalMinor.get(id)
  return [
    ...(who !== null && who.length < content.travellers.length ? [note.some({ count: who.length })] : []),
    ...tooYoungNotes(item, option, read),
    ...(isOwn ? [note.own] : []),
    ...(optional && minor !== undefined
      ? [ticked.includes(id) ? note.ticked : note.optional({ amount: read.format.money(usd(minor)) })]
      : []),
  ]
}
