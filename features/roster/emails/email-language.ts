import { type SpokenLanguages, spokenLevels } from '#features/crew/member-facts.ts'

/** Languages of emails to guides, in the order in which they are taken where somebody speaks several as well: the office writes English. */
const written = ['en', 'fr', 'rw', 'sw', 'de'] as const

/**
 * The language in which a guide is written to: of ours the one that they speak best, English where they speak it as well as any other, and where no
 * language is entered.
 */
export function emailLanguage(spoken: SpokenLanguages): string {
  const levelOf = (code: string) => {
    const level = spoken[code]
    return level === undefined ? -1 : spokenLevels.indexOf(level)
  }
  const best = Math.max(...written.map(levelOf))
  return written.find((code) => best >= 0 && levelOf(code) === best) ?? 'en'
}
