import { source } from '#platform/languages/source.ts'

/** The page of tips for visits to people. */
export const tipsWords = source('cbt-tips', {
  crumb: 'Community visits',
  title: 'Visiting people: do’s and don’ts',
  description: 'Do’s and don’ts when you visit a village in Rwanda and its neighbours, and phrases to greet, thank and ask.',
  lede: 'A village is somebody’s home. These are the rules, and phrases to greet, thank and ask.',
  facts: 'Worth knowing',
  phrases: 'Useful phrases',
  phrasesLede: 'Greet first, ask second.',
  english: 'English',
  kinyarwanda: 'Kinyarwanda',
  swahili: 'Swahili',
  none: 'not in our list',
  unread: 'No native speaker has reviewed this list yet. Expect to be corrected, kindly.',
})
