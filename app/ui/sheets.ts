import { hoursCss } from '#artwork/hours.ts'
import { imigongoCss } from '#artwork/imigongo.ts'
import admin from './admin/admin.css?inline'
import type { Sheet } from './sheet-names.ts'
import site from './site/site.css?inline'

const pages = import.meta.glob<string>('./site/sheets/*.css', { query: '?inline', import: 'default', eager: true })
const drawn = `${imigongoCss()}${hoursCss()}`
const base: Partial<Record<Sheet, string>> = { site: drawn + site, admin: drawn + admin }

/** The text of a sheet, on the server. */
export const textOf = (sheet: Sheet): string | undefined => base[sheet] ?? pages[`./site/sheets/${sheet}.css`]
