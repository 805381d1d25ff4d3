import type { Bytes, PageWeight } from './page-weight.ts'

/** What is held to a budget. `view` is all that is needed to read and to book; JavaScript and the sheet for print are counted apart. */
export type Weighed = 'view' | 'html' | 'css' | 'fonts' | 'pictures' | 'javascript' | 'paper'
export type Budgets = Record<Weighed, number>

/** A KB is 1,024 bytes. */
const kb = (size: number) => size * 1024

/** The most bytes of a first view. Who shows a photograph in it has 50 KB more. */
export const budgetsOf = ({ hasPhoto }: Pick<PageWeight, 'hasPhoto'>): Budgets => ({
  view: kb(hasPhoto ? 210 : 160),
  html: kb(25),
  css: kb(12),
  fonts: kb(100),
  pictures: kb(hasPhoto ? 60 : 10),
  javascript: kb(110),
  paper: kb(2),
})

/** The same of a page as it is. */
export function weighed({ html, css, fonts, pictures, other, javascript, paper }: Bytes): Budgets {
  return { view: html + css + fonts + pictures + other, html, css, fonts, pictures, javascript, paper }
}

/** Pages over a budget, with their own limits. A row is removed when its page no longer needs it: the test reports that. */
const heavier: Record<string, Partial<Budgets>> = {
  // Chromium loads lazy pictures up to 1,250 pixels ahead: below a low head that many different drawings come early.
  packages: { pictures: kb(19.5) },
  hotels: { pictures: kb(28) },
  journal: { pictures: kb(16) },
  hotel: { pictures: kb(12) },
}

/** What a kind of page may weigh beyond its budgets, by name. */
export const heavierOf = (kind: string): Partial<Budgets> => heavier[kind] ?? {}
