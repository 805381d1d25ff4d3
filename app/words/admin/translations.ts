import { source } from '#platform/languages/source.ts'

/** Translating what staff write. */
export const translationAdminWords = source('admin-translations', {
  title: 'Translations',
  up: 'Products & website',
  lede: '{approved, plural, one {#} other {#}} of {all, plural, one {# text is} other {# texts are}} approved.',
  languages: 'Languages',
  caption: 'Translations into {language}',
  language: {
    isPublic: 'Published',
    isNot: 'Not published',
    /** Its name in the reader’s language, and in its own. */
    names: '{name} ({own})',
    translated:
      '{all, plural, one {The # message of the site’s pages and forms is translated.} other {The # messages of the site’s pages and forms are translated.}}',
    missing:
      '{missing, plural, one {# message of {all, plural, one {#} other {#}} on the site’s pages and forms is missing and shown in English.} other {# messages of {all, plural, one {#} other {#}} on the site’s pages and forms are missing and shown in English.}}',
    noneRead: 'No native reader has looked over them: have somebody read the site before you rely on it.',
    unread:
      'No native reader has looked over {unread, plural, one {# of them} other {# of them}}: have somebody read the site before you rely on it.',
    whatPublishing:
      'Visitors will find the site at {address} and in the menu of languages. Texts below that are not approved stay English.',
    visit: 'Open {address}',
    publish: 'Publish {language}',
    takeBack: 'Unpublish {language}',
    /** What publishing and taking back mean, before either is done. */
    confirm: {
      publish: {
        title: 'Publish {language}?',
        when: 'Visitors reach the site at {address} as soon as you publish: by the menu of languages, and by a line on the pages where their browser is in this language.',
        pages:
          '{whole, plural, one {# of {all, plural, one {# page} other {# pages}} that you write is whole} other {# of {all, plural, one {# page} other {# pages}} that you write are whole}}: title and introduction are approved. Search engines are told of these alone, and on the others visitors read English.',
        missing:
          '{missing, plural, one {# message of pages, forms and emails is missing and shown in English.} other {# messages of pages, forms and emails are missing and shown in English.}}',
        unread:
          '{unread, plural, one {# of {all, plural, one {# message} other {# messages}} of pages, forms and emails was never read} other {# of {all, plural, one {# message} other {# messages}} of pages, forms and emails were never read}} by anybody who speaks the language. Visitors read them as they are.',
        allRead: 'Every message of pages, forms and emails is approved.',
        keep: 'Not yet',
      },
      takeBack: {
        title: 'Unpublish {language}?',
        when: 'Every page at {address} answers “not found” at once, also from search engines, bookmarks and links in emails that were sent.',
        pages: 'That is {whole, plural, one {# page} other {# pages}} that you write, whole in this language.',
        emails:
          'Customers who booked or wrote in this language go on getting emails and documents in it; links in them lead to English pages.',
        stays: 'Nothing that is translated is lost, and the language can be published again.',
        keep: 'Keep it public',
      },
    },
    published: '{language} is public.',
    takenBack: '{language} is not public any more. Its addresses answer “not found”.',
  },
  tabs: { label: 'What is translated', contents: 'Website content', messages: 'Words of the interface' },
  /** The words of the program: of pages, forms, emails and documents. */
  messages: {
    title: 'Words of the interface',
    lede: '{approved, plural, one {#} other {#}} of {all, plural, one {# message is} other {# messages are}} approved.',
    caption: 'Words of the interface in {language}',
    part: 'Part',
    partTitle: '{part}: {language}',
    partLede:
      '{approved, plural, one {#} other {#}} of {all, plural, one {# message} other {# messages}} approved; visitors read the others as they are shipped. Keep what is in {braces} and {tags}: the program fills it in.',
    none: { title: 'No results', text: 'No message is like this. Choose “All”, or clear the search.' },
    search: {
      search: 'Search messages',
      searchHint: 'English or translation',
      find: 'Search',
      clear: 'Show all',
    },
    searched: 'Only messages with “{text}” are shown.',
    contribute: 'Export approved words (JSON)',
    approveAll: '{open, plural, one {Approve the # shown} other {Approve all # shown}}',
    done: '{count, plural, one {# message} other {# messages}} approved. Visitors read them now.',
    confirm: {
      title: '{open, plural, one {Approve # message?} other {Approve # messages?}}',
      text: 'Do this when you have read every one of them. They are approved in your name, and visitors read them at once.',
      keep: 'Not yet',
      changed: 'Something changed since you opened this. Nothing was approved. Read the page again, then approve.',
    },
    visitorsRead: 'Visitors read: “{text}”.',
    yoursBefore: 'You had approved for the English before: “{text}”.',
    plurals: 'Plural cases of this language: {cases}.',
    broken: 'This cannot be used: {fault}.',
  },
  columns: { entry: 'Content', missing: 'Missing', stale: 'English changed', unread: 'To approve', approved: 'Approved' },
  noLanguages: {
    title: 'No other languages',
    text: 'A language is a folder in the catalogues of the program. See docs/languages.md.',
  },
  entry: {
    crumb: 'Where this is',
    title: '{entry}: {language}',
    lede: '{approved, plural, one {#} other {#}} of {all, plural, one {# text} other {# texts}} approved. Visitors read approved texts only.',
    terms: {
      english: 'Customers agree to this version in English, until every text of it is approved in {language}.',
      revision:
        'Customers who read {language} agree to revision {revision}. Once every text is approved again, a change becomes the next revision; whoever booked keeps the text that they agreed to.',
    },
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
    edited: '{who}, {when}',
  },
  states: {
    missing: 'Missing',
    stale: 'English changed',
    unread: 'To approve',
    approved: 'Approved',
  },
  hints: {
    'lost-figure': 'A figure of the English is missing. Check it.',
    'lost-strong': 'The English has other **bold** words. Check them.',
    'same-as-english': 'This is the English text.',
  },
  refused: {
    empty: 'Write the translation, then approve it.',
    'too-long': 'This is too long: 8,000 characters at most.',
    'foreign-link': 'This has a link that the English does not have. Use only its links.',
    'lost-link': 'A link of the English is missing: [text](address).',
    'foreign-markup': 'This has markup that the English does not have: **bold** or _italic_ words, or a tag. Remove it.',
    'direction-mark': 'This holds an invisible mark that changes the direction of text. Type it again instead of pasting it.',
    'control-sign': 'This holds an invisible control character. Type it again instead of pasting it.',
    unknown: 'The English has changed meanwhile. Your translation is below: compare it with the new text.',
    'changed-since': '{who} changed this translation {when}. Yours is below and not saved: compare both, then save again.',
  },
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
  },
  /** Lists of a content, for 'Day 2, text'. */
  lists: { days: 'Day', sections: 'Section', rooms: 'Room type', comforts: 'Accommodation', activities: 'Activity' },
  /** Where a row of a list stands, and of texts without a list which of them. */
  nth: '{name} {place}',
  /** Texts of rows that are no content, by the name of their kind. */
  rows: {
    departure: 'Notes of departures to come',
    road: 'Roads: surfaces, vehicles and notes',
    service: 'Rate book: names of services, for proposals',
  },
  /** Why a message cannot be used: the end of a sentence. */
  faults: {
    empty: 'it is empty',
    'direction-mark': 'it holds an invisible mark that changes the direction of text',
    'control-sign': 'it holds an invisible control character',
    'not-a-message': 'its braces, tags or cases are not complete ({detail})',
    'foreign-markup': 'the English has no {sign}',
    'lost-name': '{name} is missing, or an apostrophe stands right before it: write ’ there',
    'foreign-name': 'the English has no {name}',
    'other-kind': '{name} is {kind}, in the English {english}',
    'other-cases': '{name} has the cases {cases}, in the English {english}',
    'lost-plural': '{name} lacks the plural {cases}',
    'foreign-plural': '{name} has the plural {cases}, which the language does not have',
  },
})
