import type { Breach } from './house-breaches.ts'
import { filesFormNoCycle, foldersFormNoCycle } from './house-import-cycles.ts'

export const importCycleBreaches: Breach[] = [
  {
    rule: filesFormNoCycle,
    planted: 'two files that need each other for a type, and three in a row, one of them late',
    files: {
      'features/stock/stock.ts': "import type { Claim } from './claim.ts'",
      'features/stock/claim.ts': "import { free } from './stock.ts'",
      'server/start.ts': "import './http.ts'",
      'server/http.ts': "export { read } from './pages.ts'",
      'server/pages.ts': "const load = () => import('./start.ts')",
      'features/stock/stock.test.ts': "import './stock.ts'\nimport { cast } from '#tests/support/cast.ts'",
      'tests/support/cast.ts': "import { hold } from './hold.ts'",
      'tests/support/hold.ts': "import { cast } from './cast.ts'",
      'values/money.ts': "import { day } from './day.ts'",
      'values/day.ts': '',
    },
    messages: [
      'features/stock/claim.ts, features/stock/stock.ts form an import cycle. Move what they share into a file of its own.',
      'server/http.ts, server/pages.ts, server/start.ts form an import cycle. Move what they share into a file of its own.',
    ],
  },
  {
    rule: foldersFormNoCycle,
    planted: 'two folders that need each other by different files, and a file that both may need',
    files: {
      'app/admin/layout/sidebar.tsx': "import type { Result } from '../search/result.ts'",
      'app/admin/layout/auth.tsx': "import { permission } from '../permission.ts'",
      'app/admin/search/search.tsx': "import { Auth } from '../layout/auth.tsx'",
      'app/admin/search/result.ts': '',
      'app/admin/permission.ts': "import type { Result } from './search/result.ts'",
      'app/site/home.tsx': "import { Auth } from '../admin/layout/auth.tsx'",
    },
    messages: [
      'app/admin: the folders layout, search form an import cycle. Move what they share into one of them, or beside them.',
    ],
  },
]
