import type { RouterContextProvider } from 'react-router'
import { listVoices, type VoicesAsk } from '#features/voices/reads.server.ts'
import type { Voice } from '#features/voices/voice.ts'
import { contextOf, noteTopics } from '../context.ts'

/** Travellers' words for a page, which is made anew when they, or what they speak of, change. */
export async function shownVoices(context: Readonly<RouterContextProvider>, ask: VoicesAsk): Promise<Voice[]> {
  noteTopics(context, ['voices', 'packages', 'hotels'])
  return listVoices(contextOf(context).db, ask)
}
