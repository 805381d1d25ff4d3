/** What a file says to its translator beside a text. Files are in English for everybody. */
export const fileNotes = {
  formerEnglish: 'The English before',
  formerTranslation: 'Its translation',
}

/** How a message with plurals or choices is translated. */
export const casesNote = (needed: readonly string[]): string =>
  `ICU MessageFormat: translate the words within the innermost braces, and keep {names}, <tags> and #. Plural cases of this language: ${needed.join(', ')}.`
