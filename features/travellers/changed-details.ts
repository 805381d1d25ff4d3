import type { TravellerDetailsAnswer } from './details-answer.ts'

/** The details that a form can change, as the timeline names them. */
const changeableDetails = [
  'names',
  'date of birth',
  'nationality',
  'name on the passport',
  'passport number',
  'passport expiry date',
  'food',
  'access',
  'room group',
  'health',
  'faith',
  'emergency contact',
] as const
export type ChangedDetail = (typeof changeableDetails)[number]

/** Those that are stored encrypted: who of the staff writes one is in the audit log. */
export const encryptedDetails: readonly ChangedDetail[] = ['passport number', 'health', 'faith', 'emergency contact']

type PlainName =
  | 'firstNames'
  | 'familyName'
  | 'bornOn'
  | 'nationality'
  | 'passportName'
  | 'passportExpiresOn'
  | 'diet'
  | 'access'
  | 'room'
  | 'beds'
type SealedName = 'passportSealed' | 'healthSealed' | 'faithSealed' | 'emergencySealed'

/** What is stored of a traveller. */
type Stored = Record<PlainName, string | null> & Record<SealedName, Uint8Array | null>

/**
 * Which details an answer changes. An encrypted one counts as changed whenever it is given: the old value is not decrypted to
 * compare.
 */
export function changedDetails(answer: TravellerDetailsAnswer, was: Stored): ChangedDetail[] {
  const gone = (field: TravellerDetailsAnswer['remove'][number]) => answer.remove.includes(field)
  const plain = (given: string | undefined, before: string | null, isDeleted = false) =>
    given === undefined ? isDeleted && before !== null : given !== before
  const encrypted = (given: string | undefined, before: Uint8Array | null, isDeleted: boolean) =>
    given !== undefined || (isDeleted && before !== null)
  const changed: Record<ChangedDetail, boolean> = {
    names: plain(answer.firstNames, was.firstNames) || plain(answer.familyName, was.familyName),
    'date of birth': plain(answer.bornOn, was.bornOn),
    nationality: plain(answer.nationality, was.nationality, gone('passport')),
    'name on the passport': plain(answer.passportName, was.passportName, gone('passport')),
    'passport number': encrypted(answer.passportNumber, was.passportSealed, gone('passport')),
    'passport expiry date': plain(answer.passportExpiresOn, was.passportExpiresOn, gone('passport')),
    food: plain(answer.diet, was.diet, gone('diet')),
    access: plain(answer.access, was.access, gone('access')),
    'room group': plain(answer.room, was.room, gone('room')) || plain(answer.beds, was.beds, gone('room') || gone('beds')),
    health: encrypted(answer.health, was.healthSealed, gone('health')),
    faith: encrypted(answer.faith, was.faithSealed, gone('faith')),
    'emergency contact': encrypted(answer.emergencyContact, was.emergencySealed, gone('emergency')),
  }
  return changeableDetails.filter((detail) => changed[detail])
}
