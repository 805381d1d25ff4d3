import type { TranslationFault, TranslationHint } from '#features/translations/check-translation.ts'
import type { UnitState } from '#features/translations/translation.ts'

const count = (n: number, one: string, many: string) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`

/** Translating what staff write. */
export const translationAdminWords = {
  title: 'Translations',
  up: 'Products & website',
  lede: (done: number, all: number) => `${done.toLocaleString('en')} of ${count(all, 'text is', 'texts are')} approved.`,
  languages: 'Languages',
  caption: (language: string) => `Translations into ${language}`,
  language: {
    isPublic: 'Published',
    isNot: 'Not published',
    messages: (all: number, missing: number) =>
      missing === 0
        ? `The ${all.toLocaleString('en')} messages of the site’s pages and forms are translated.`
        : `${count(missing, 'message', 'messages')} of ${all.toLocaleString('en')} on the site’s pages and forms ${missing === 1 ? 'is' : 'are'} missing and shown in English.`,
    unread: (unread: number, all: number) =>
      `No native reader has looked over ${unread === all ? 'them' : count(unread, 'of them', 'of them')}: have somebody read the site before you rely on it.`,
    whatPublishing: (address: string) =>
      `Visitors will find the site at ${address} and in the menu of languages. Texts below that are not approved stay English.`,
    visit: (address: string) => `Open ${address}`,
    publish: (language: string) => `Publish ${language}`,
    takeBack: (language: string) => `Unpublish ${language}`,
    /** What publishing and taking back mean, before either is done. */
    confirm: {
      publish: {
        title: (language: string) => `Publish ${language}?`,
        when: (address: string) =>
          `Visitors reach the site at ${address} as soon as you publish: by the menu of languages, and by a line on the pages where their browser is in this language.`,
        pages: (whole: number, all: number) =>
          `${whole.toLocaleString('en')} of ${count(all, 'page', 'pages')} that you write ${whole === 1 ? 'is' : 'are'} whole: title and introduction are approved. Search engines are told of these alone, and on the others visitors read English.`,
        missing: (missing: number) =>
          `${count(missing, 'message', 'messages')} of pages, forms and emails ${missing === 1 ? 'is' : 'are'} missing and shown in English.`,
        unread: (unread: number, all: number) =>
          `${unread.toLocaleString('en')} of ${count(all, 'message', 'messages')} of pages, forms and emails ${unread === 1 ? 'was' : 'were'} never read by anybody who speaks the language. Visitors read them as they are.`,
        allRead: 'Every message of pages, forms and emails is approved.',
        keep: 'Not yet',
      },
      takeBack: {
        title: (language: string) => `Unpublish ${language}?`,
        when: (address: string) =>
          `Every page at ${address} answers “not found” at once, also from search engines, bookmarks and links in emails that were sent.`,
        pages: (whole: number) => `That is ${count(whole, 'page', 'pages')} that you write, whole in this language.`,
        emails:
          'Customers who booked or wrote in this language go on getting emails and documents in it; links in them lead to English pages.',
        stays: 'Nothing that is translated is lost, and the language can be published again.',
        keep: 'Keep it public',
      },
    },
    published: (language: string) => `${language} is public.`,
    takenBack: (language: string) => `${language} is not public any more. Its addresses answer “not found”.`,
  },
  tabs: { label: 'What is translated', contents: 'Website content', messages: 'Words of the interface' },
  /** The words of the program: of pages, forms, emails and documents. */
  messages: {
    title: 'Words of the interface',
    lede: (approved: number, all: number) =>
      `${approved.toLocaleString('en')} of ${count(all, 'message is', 'messages are')} approved.`,
    caption: (language: string) => `Words of the interface in ${language}`,
    part: 'Part',
    partTitle: (part: string, language: string) => `${part}: ${language}`,
    partLede: (approved: number, all: number) =>
      `${approved} of ${count(all, 'message', 'messages')} approved; visitors read the others as they are shipped. Keep what is in {braces} and <tags>: the program fills it in.`,
    none: { title: 'No results', text: 'No message is like this. Choose “All”, or clear the search.' },
    search: {
      search: 'Search messages',
      searchHint: 'English or translation',
      find: 'Search',
      clear: 'Show all',
    },
    searched: (text: string) => `Only messages with “${text}” are shown.`,
    contribute: 'Export approved words (JSON)',
    approveAll: (open: number) => (open === 1 ? 'Approve the 1 shown' : `Approve all ${open.toLocaleString('en')} shown`),
    approved: (approved: number) => `${count(approved, 'message', 'messages')} approved. Visitors read them now.`,
    confirm: {
      title: (open: number) => (open === 1 ? 'Approve 1 message?' : `Approve ${open.toLocaleString('en')} messages?`),
      text: 'Do this when you have read every one of them. They are approved in your name, and visitors read them at once.',
      keep: 'Not yet',
      changed: 'Something changed since you opened this. Nothing was approved. Read the page again, then approve.',
    },
    visitorsRead: (text: string) => `Visitors read: “${text}”.`,
    yoursBefore: (text: string) => `You had approved for the English before: “${text}”.`,
    plurals: (cases: readonly string[]) => `Plural cases of this language: ${cases.join(', ')}.`,
    broken: (fault: string) => `This cannot be used: ${fault}.`,
  },
  columns: { entry: 'Content', missing: 'Missing', stale: 'English changed', unread: 'To approve', approved: 'Approved' },
  noLanguages: {
    title: 'No other languages',
    text: 'A language is a folder in the catalogues of the program. See docs/languages.md.',
  },
  entry: {
    crumb: 'Where this is',
    title: (entry: string, language: string) => `${entry}: ${language}`,
    lede: (approved: number, all: number) =>
      `${approved} of ${count(all, 'text', 'texts')} approved. Visitors read approved texts only.`,
    terms: (language: string, revision: number | null) =>
      revision === null
        ? `Customers agree to this version in English, until every text of it is approved in ${language}.`
        : `Customers who read ${language} agree to revision ${revision}. Once every text is approved again, a change becomes the next revision; whoever booked keeps the text that they agreed to.`,
    filters: 'Which texts',
    all: 'All',
    none: { title: 'Nothing here', text: 'No text of this kind. Choose “All”.' },
    machine: 'A machine wrote this translation',
    save: 'Save draft',
    approve: 'Approve',
    flashes: { saved: 'Draft saved.', removed: 'Draft removed.', approved: 'Approved. Visitors read it now.' },
    formerEnglish: 'The English before:',
    former: 'The English has changed since this was translated.',
    stands: 'Saved now:',
    byMachine: 'By a machine',
    edited: (who: string, when: string) => `${who}, ${when}`,
  },
  states: {
    missing: 'Missing',
    stale: 'English changed',
    unread: 'To approve',
    approved: 'Approved',
  } satisfies Record<UnitState, string>,
  hints: {
    'lost-figure': 'A figure of the English is missing. Check it.',
    'lost-strong': 'The English has other **bold** words. Check them.',
    'same-as-english': 'This is the English text.',
  } satisfies Record<TranslationHint, string>,
  refused: {
    empty: 'Write the translation, then approve it.',
    'too-long': 'This is too long: 8,000 characters at most.',
    'foreign-link': 'This has a link that the English does not have. Use only its links.',
    'lost-link': 'A link of the English is missing: [text](address).',
    'foreign-markup': 'This has markup that the English does not have: **bold** or _italic_ words, or a tag. Remove it.',
    'direction-mark': 'This holds an invisible mark that changes the direction of text. Type it again instead of pasting it.',
    'control-sign': 'This holds an invisible control character. Type it again instead of pasting it.',
    unknown: 'The English has changed meanwhile. Your translation is below: compare it with the new text.',
    'changed-since': (who: string, when: string) =>
      `${who} changed this translation ${when}. Yours is below and not saved: compare both, then save again.`,
  } satisfies Record<TranslationFault | 'unknown', string> & Record<'changed-since', unknown>,
  /** What a field is called, by its name in the content. */
  fields: {
    title: 'Title',
    name: 'Name',
    sentence: 'Short description (SEO)',
    short: 'Short name',
    lede: 'Introduction',
    text: 'Text',
    notice: 'Notice',
    note: 'Note',
    place: 'Place label',
    caption: 'Caption',
    label: 'Link text',
    included: 'Included',
    excluded: 'Not included',
    goodToKnow: 'Good to know',
    seasonNote: 'Season note',
    items: 'List item',
    head: 'Table head',
    rows: 'Table cell',
    facts: 'Fact',
    notes: 'Note',
    amenities: 'Amenity',
    beds: 'Beds',
    kind: 'Type',
    accessNote: 'Getting there',
    changes: 'What changed',
  } as Readonly<Record<string, string>>,
  /** Lists of a content, for 'Day 2, text'. */
  lists: { days: 'Day', sections: 'Section', rooms: 'Room type', comforts: 'Accommodation', activities: 'Activity' } as Readonly<
    Record<string, string>
  >,
}
