import type { TextChoice } from '#features/translations/xliff/exported-unit.ts'
import type { ImportEffect, ImportFault, NothingToSave } from '#features/translations/xliff/plan-import.ts'
import type { XliffFault } from '#features/translations/xliff/read-xliff.server.ts'
import { translationAdminWords } from './translations.ts'

const figure = (count: number) => count.toLocaleString('en')
const texts = (count: number) => (count === 1 ? '1 text' : `${figure(count)} texts`)
const drafts = (count: number) => (count === 1 ? '1 draft' : `${figure(count)} drafts`)

const faults = {
  empty: 'The translation is empty.',
  'foreign-link': 'It has a link that the English does not have.',
  'lost-link': 'A link of the English is missing.',
  'foreign-markup': 'It has markup that the English does not have: bold or italic words, or a tag.',
  'direction-mark': 'It holds an invisible mark that changes the direction of text.',
  'control-sign': 'It holds an invisible control character.',
  'too-long': 'It is too long: 8,000 characters at most.',
  'foreign-element': 'It has an element that is not part of XLIFF. Markup of the English stands in <pc> elements.',
  'foreign-code': 'It has a placeholder that the English does not have.',
  'broken-mark': 'Its links, bold or italic words overlap, or lack their beginning or end.',
  partly: 'Only some of its segments are translated. Translate all of them.',
  'unknown-unit': 'No such text. Its id, its place or its English was changed in the file.',
  'other-english': 'Its English or its place was changed in the file. Export it again.',
  'broken-message': 'The program cannot use it.',
  twice: 'The file has another translation of the same text before this one.',
} satisfies Record<ImportFault, string>

/** Translations as files for translators: XLIFF out and in. */
export const translationFileWords = {
  kind: 'Content type',
  anyKind: 'All content',
  which: 'Which texts',
  choices: {
    all: 'All texts',
    open: 'Not approved yet',
    ...translationAdminWords.states,
  } satisfies Record<TextChoice, string>,
  filters: 'Filter',
  openFilters: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  clear: 'Clear filters',
  none: { title: 'No results', text: 'No content has such texts. Clear a filter.' },
  export: 'Export XLIFF',
  import: 'Import XLIFF',
  nothingToExport: 'There is no such text to export. Choose other filters.',
  /** Notes for the translator, in the file. */
  notes: {
    formerEnglish: 'The English before',
    formerTranslation: 'Its translation',
    cases: (needed: readonly string[]) =>
      `ICU MessageFormat: translate the words within the innermost braces, and keep {names}, <tags> and #. Plural cases of this language: ${needed.join(', ')}.`,
  },
  screen: {
    title: (language: string) => `Import translations: ${language}`,
    lede: 'From an XLIFF file. You see a preview first. Translations are saved as drafts; approve them to show them to visitors.',
    crumb: 'Where this is',
    here: 'Import XLIFF',
    file: 'File',
    fileHint: 'XLIFF 2.0, 2.1 or 2.2 (.xlf), in UTF-8, at most 20 MB.',
    look: 'Preview',
    nothing: 'Choose a file.',
    again: 'Upload another file',
    howTitle: 'How it works',
    how: [
      'Export the texts, have them translated, and upload the same file.',
      'A translation goes to the text with the English that it was exported with. Where the English has changed since, it becomes the draft of the text that followed.',
      'Links, bold words and other marks of the English stay as they are. A translation with others is not saved.',
    ],
    imported: (count: number) => (count === 1 ? '1 draft saved.' : `${figure(count)} drafts saved.`),
    see: 'View drafts',
  },
  plan: {
    title: 'Preview',
    count: (saved: number, faulty: number) =>
      faulty === 0 ? `${drafts(saved)}.` : `${drafts(saved)}, and ${texts(faulty)} with errors.`,
    columns: { line: 'Line', entry: 'Content', english: 'English', translation: 'Translation', result: 'Check result' },
    before: (text: string) => `Now: ${text}`,
    effects: {
      new: 'New draft',
      'over-draft': 'Replaces a text that is not approved',
      'over-approved': 'Draft beside an approved text, if you choose it below',
      follows: 'The English has changed: draft of the new text',
      'translated-since': 'The English has changed and is translated already: not saved',
      gone: 'No longer there: not saved',
      same: 'No change',
      untranslated: 'Not translated',
    } satisfies Record<ImportEffect | NothingToSave, string>,
    faults,
    fewer: (shown: number, all: number) => `The first ${figure(shown)} of ${texts(all)} are shown.`,
    none: 'The file has nothing new.',
    fileTitle: 'In the file',
    sums: {
      all: (count: number) => `${texts(count)}.`,
      new: (count: number) => `${figure(count)} new: the first draft of a text.`,
      'over-draft': (count: number) => `${figure(count)} replace a text that is not approved.`,
      'over-approved': (count: number) => `${figure(count)} differ from an approved text.`,
      follows: (count: number) =>
        `${figure(count)} for a text whose English has changed since the export: drafts of the new text.`,
      refused: (count: number) => `${figure(count)} with errors.`,
      same: (count: number) => `${figure(count)} unchanged.`,
      untranslated: (count: number) => `${figure(count)} without a translation.`,
      'translated-since': (count: number) => `${figure(count)} whose English has changed and is translated already.`,
      gone: (count: number) => `${figure(count)} no longer there.`,
    },
    entries: 'By content',
    otherEntries: (count: number) =>
      count === 1 ? '1 other content is unchanged.' : `${figure(count)} other contents are unchanged.`,
    skip: 'Skip texts with errors',
    over: (count: number) =>
      count === 1
        ? 'Also save a draft beside 1 approved text. Visitors read the approved one until you approve the draft.'
        : `Also save drafts beside ${figure(count)} approved texts. Visitors read the approved ones until you approve the drafts.`,
    by: 'Translated by',
    bys: { machine: 'A machine, or I do not know', person: 'A person' },
    import: 'Import',
    nothing: 'No changes to save.',
    changed: 'Something changed since the preview. Nothing was saved. This is the current preview.',
    faulty: 'Some texts have errors. Correct the file, or skip them. Nothing was saved.',
    refused: 'Somebody else just changed one of these translations. Nothing was saved. This is the current preview.',
  },
}

/** Why a file is refused, with the line where that is known. */
export function xliffFault(fault: XliffFault, language: string): string {
  const at = 'line' in fault ? `Line ${figure(fault.line)}: ` : ''
  return at + sentenceOf(fault, language)
}

function sentenceOf(fault: XliffFault, language: string): string {
  switch (fault.reason) {
    case 'too-large':
      return 'The file is larger than 20 MB. Export fewer texts at once.'
    case 'not-utf-8':
      return 'The file is not in UTF-8. Save it as UTF-8 and upload it again.'
    case 'other-encoding':
      return `The file says that it is in ${fault.value}. Save it as UTF-8 and upload it again.`
    case 'doctype':
      return 'The file has a DOCTYPE, which no XLIFF file needs. It was not read.'
    case 'entity':
      return 'The file has an entity that XML does not know, which no XLIFF file needs. It was not read.'
    case 'not-xml':
      return 'The file is not valid XML. It may have been cut off or changed by hand.'
    case 'too-deep':
      return 'The elements of the file are nested too deeply for an XLIFF file.'
    case 'too-many':
      return 'The file has more than 50,000 texts. Export fewer texts at once.'
    case 'not-xliff':
      return `This is not an XLIFF file: it begins with <${fault.value}>.`
    case 'version':
      return fault.value
        ? `This is XLIFF ${fault.value}. Save the file as XLIFF 2.0, 2.1 or 2.2.`
        : 'The version of XLIFF is missing. Save the file as XLIFF 2.0, 2.1 or 2.2.'
    case 'source-language':
      return `The file translates from “${fault.value}”. The texts of this site are in English (en).`
    case 'target-language':
      return fault.value
        ? `The file translates into “${fault.value}”, not into ${language}. Import it on the page of its language.`
        : `The file does not say into which language it translates (trgLang). It should be ${language}.`
  }
}
