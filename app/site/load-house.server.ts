import type { RouterContextProvider } from 'react-router'
import { findSettings } from '#features/settings/reads.server.ts'
import { contextOf, noteTopics, noteTranslation } from '../context.ts'
import { askedLanguage } from './asked-language.ts'
import type { House } from './house.ts'

/** Only what every visitor may see of the settings: a layout's data stands in every page's HTML. */
export async function loadHouse(context: Readonly<RouterContextProvider>, url: URL): Promise<House> {
  const { db, config } = contextOf(context)
  const { company, rwfPerUsd, depositBasisPoints, balanceDays, pageTranslation: offered } = await findSettings(db)
  const to = offered ? askedLanguage(url.searchParams.get('translate')) : undefined
  if (to) noteTranslation(context)
  noteTopics(context, ['settings'])
  return {
    company,
    rwfPerUsd,
    depositBasisPoints,
    balanceDays,
    siteUrl: config.publicUrl,
    translation: { offered, ...(to && { to }) },
  }
}
