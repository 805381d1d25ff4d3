/** A translation as a catalogue has it. `of`: the English that was translated; `read`: the day on which a person approved it. */
export type ShippedText = {
  readonly text: string
  readonly of: string
  readonly by: 'person' | 'machine'
  readonly read?: string | undefined
}

/** A message of the interface: where it stands, its English, and what the program brings of it in one language. */
export type InterfaceMessage = {
  readonly part: string
  /** Its place in the part: 'kinds.journey'. */
  readonly path: string
  readonly english: string
  readonly shipped: ShippedText | undefined
}

/** What an operator has of a message: what a person approved, over the program's, and what nobody has approved yet. */
export type OwnMessage = {
  part: string
  path: string
  approved: string | null
  /** The English that was approved in translation; null where nothing is. */
  approvedOf: string | null
  approvedAt: Date | null
  approvedBy: string | null
  draft: string | null
  draftOf: string | null
  draftBy: 'person' | 'machine' | null
  version: number
  editedAt: Date
  editor: string
}

/** What is approved of messages in one language, by part and path. */
export type ApprovedMessages = ReadonlyMap<string, ReadonlyMap<string, ShippedText>>

/** The tag of what is stored of messages of a language: with it each process reads them again. */
export const messagesTag = (language: string): string => `messages@${language}`

/** The tag of pages that are worded in a language, or in one part of it: they are dropped once a process has read the messages again. */
export const wordsTag = (language: string, part?: string): string => `words@${language}${part === undefined ? '' : `:${part}`}`

/** The texts that may stand for an English message, in their order, but those of a former English behind the others. */
export function bestFirst<Text extends { readonly of: string }>(english: string, ...texts: (Text | undefined)[]): Text[] {
  const there = texts.filter((text) => text !== undefined)
  return [...there.filter(({ of }) => of === english), ...there.filter(({ of }) => of !== english)]
}

/** A translation with the spaces that its English begins and ends with, which nobody sees in a form; '' for a blank one. */
export function withEdgesOf(english: string, text: string): string {
  const [before = '', after = ''] = [/^\s*/u.exec(english)?.[0], /\s*$/u.exec(english)?.[0]]
  return text.trim() === '' ? '' : before + text.trim() + after
}
