import type { BoardMember } from '#features/roster/board/member.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { rosterWords } from '../../../words/admin/roster/roster.ts'
import { languageName } from '../../components/language-name.ts'

/** What is said of a guide or a vehicle in small: languages, or class and seats; that it is not ours; where it starts. */
export function memberFacts(read: ReadWords, member: BoardMember): string[] {
  const words = read(rosterWords).table
  const { kind, languages, vehicleClass, seats, isOwn, active } = member
  return [
    !active && words.inactive,
    !isOwn && words[kind === 'guide' ? 'freelance' : 'hired'],
    kind === 'guide' && languages.map((code) => languageName(code, read.language)).join(', '),
    vehicleClass,
    seats !== null && words.seats({ count: seats }),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[]
}
