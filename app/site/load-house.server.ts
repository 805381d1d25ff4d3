import type { RouterContextProvider } from 'react-router'
import { findSettings } from '#features/settings/reads.server.ts'
import { contextOf, noteTopics } from '../context.ts'
import type { House } from './house.ts'

/** Only what every visitor may see of the settings: a layout's data stands in every page's HTML. */
export async function loadHouse(context: Readonly<RouterContextProvider>): Promise<House> {
  const { db, config } = contextOf(context)
  const { company, rwfPerUsd, depositBasisPoints, balanceDays } = await findSettings(db)
  noteTopics(context, ['settings'])
  return { company, rwfPerUsd, depositBasisPoints, balanceDays, siteUrl: config.publicUrl }
}
