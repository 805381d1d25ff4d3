import type { Config } from '@react-router/dev/config'
import { compressAssets } from '#scripts/compress-assets.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  serverBuildFile: 'server.js',
  buildEnd: () => compressAssets('build/client'),
} satisfies Config
