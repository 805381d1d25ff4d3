import { acceptProposal, killAcceptance } from './accept-proposal.ts'
import { clock } from './clock.ts'
import { connectionsGone } from './connections-gone.ts'
import { costlyAddresses } from './costly-addresses.ts'
import { databaseAway } from './database-away.ts'
import { databaseSlow } from './database-slow.ts'
import { diskFull } from './disk-full.ts'
import { doubleClick } from './double-click.ts'
import type { Drill } from './drill.ts'
import { failover } from './failover.ts'
import { freshMachine } from './fresh-machine.ts'
import { killApp } from './kill-app.ts'
import { killPostgres } from './kill-postgres.ts'
import { moveDatabase } from './move-database.ts'
import { overload } from './overload.ts'
import { oversell } from './oversell.ts'
import { rollingRestart } from './rolling-restart.ts'
import { smtpAway } from './smtp-away.ts'
import { soak } from './soak.ts'
import { twoMachines } from './two-machines.ts'
import { webhooks } from './webhooks.ts'

/** Every drill, in the order in which they are run. */
export const drills: readonly Drill[] = [
  killApp,
  killPostgres,
  doubleClick,
  acceptProposal,
  killAcceptance,
  oversell,
  webhooks,
  smtpAway,
  databaseAway,
  databaseSlow,
  connectionsGone,
  diskFull,
  moveDatabase,
  failover,
  twoMachines,
  rollingRestart,
  overload,
  costlyAddresses,
  clock,
  soak,
  freshMachine,
]
