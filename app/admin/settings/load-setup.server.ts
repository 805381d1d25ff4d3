import { countDemoBookings } from '#features/bookings/demo/reads-demo-bookings.server.ts'
import { countUntouched } from '#features/content/reads.server.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { EntryKindName } from '../content/content-menu.ts'
import { type SetupStep, setupSteps } from './setup-steps.ts'

/** What visitors buy: content that names a price. */
const productKinds: readonly EntryKindName[] = ['package', 'pilgrimage', 'hotel', 'experience', 'car', 'lane', 'extra']

/** The open steps before the site sells, by what it sells and says at the moment and for who looks: two statements. */
export async function loadSetup(
  { db, mail, config }: Context,
  read: ReadWords,
  { settings, staffName }: { settings: Settings; staffName: string },
): Promise<SetupStep[]> {
  const [demoProducts, { demo: demoBookings }] = await Promise.all([countUntouched(db, productKinds), countDemoBookings(db)])
  return setupSteps(read, {
    settings,
    staffName,
    demoProducts,
    demoBookings,
    sendsEmails: mail.delivers,
    isEmbedded: config.embeddedDatabase,
  })
}
