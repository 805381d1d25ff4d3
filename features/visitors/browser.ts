export const browsers = ['chrome', 'firefox', 'safari', 'edge', 'opera', 'other'] as const
export type Browser = (typeof browsers)[number]
