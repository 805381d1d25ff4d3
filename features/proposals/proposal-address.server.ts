import { siteAddress } from '#features/emails/email-frame.ts'
import type { Context } from '#platform/context.ts'
import type { Proposal } from './proposal.ts'
import { proposalCode } from './proposal-code.server.ts'

/** The whole address of the page of a proposal in a language, where that is public. */
export const proposalAddress = (
  { config, words }: Pick<Context, 'config' | 'words'>,
  proposal: Pick<Proposal, 'id' | 'reference' | 'keyVersion'>,
  language: string,
): string => siteAddress({ config, words }, language)(`/proposals/${proposalCode(config.secret, proposal)}`)
