import type { RouterContextProvider } from 'react-router'
import { listVoices, type VoicesAsk } from '#features/voices/reads.server.ts'
import type { Voice } from '#features/voices/voice.ts'
import { contextOf, remembered } from '../context.ts'

/** Travellers' words for a page, which is made anew when they, or what they speak of, change. */
export async function shownVoices(context: Readonly<RouterContextProvider>, ask: VoicesAsk): Promise<Voice[]> {
  return remembered(context, `voices ${JSON.stringify(ask)}`, ['voices', 'packages', 'hotels'], () =>
    listVoices(contextOf(context).db, ask),
  )
}
