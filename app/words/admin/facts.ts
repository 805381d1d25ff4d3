import { source } from '#platform/languages/source.ts'

/** What every editor of facts has: the year of a figure, how certain it is, its source. */
export const factWords = source('admin-facts', {
  asOf: { label: 'Valid for year' },
  confidence: { label: 'Fact status' },
  source: { label: 'Source', hint: 'Empty: not checked.' },
  sources: { label: 'Sources', hint: 'Shown on the page. None: the page says nobody checked it.' },
  sentence: { label: 'Short description (SEO)', hint: 'For lists and search engines.' },
  cover: { label: 'Cover photo', hint: 'At the top of the page and on cards. Without one the drawing is shown.' },
  lede: { label: 'Introduction', hint: 'One or two sentences at the top of the page.' },
  sure: { high: 'Checked', medium: 'Likely', low: 'Uncertain' },
  years: 'years',
  minutes: 'minutes',
})
