import type { RouterContextProvider } from 'react-router'
import { nextNoticeDay, noticesOn } from '#features/frame/notice.ts'
import { findFrame } from '#features/frame/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { kigaliDay, kigaliInstant } from '#values/dates.ts'
import { contextOf, noteTopics, noteTranslation } from '../context.ts'
import { askedLanguage } from './asked-language.ts'
import type { House } from './house.ts'

/**
 * Only what every visitor may see of the settings: a layout's data stands in every page's HTML. With the page's address, whether
 * it was asked for in another language: only the frame that has the menu of languages gives it, and the translator stays out of
 * the one in which travellers write who they are.
 */
export async function loadHouse(context: Readonly<RouterContextProvider>, url?: URL): Promise<House> {
  const { db, config, clock } = contextOf(context)
  const today = kigaliDay(clock.now())
  const [settings, { menus, notices }] = await Promise.all([findSettings(db), findFrame(db, today)])
  const { company, rwfPerUsd, depositBasisPoints, balanceDays, pageTranslation: offered } = settings
  const to = offered && url ? askedLanguage(url.searchParams.get('translate')) : undefined
  if (to) noteTranslation(context)
  const next = url && nextNoticeDay(notices, today)
  noteTopics(context, ['settings', 'menus', 'notices'], next === undefined ? undefined : kigaliInstant(next, 0))
  const shown = url ? noticesOn(notices, today) : []
  return {
    company,
    rwfPerUsd,
    depositBasisPoints,
    balanceDays,
    siteUrl: config.publicUrl,
    translation: { offered, ...(to && { to }) },
    ...(menus && { menus }),
    ...(shown.length > 0 && { notices: shown }),
  }
}
