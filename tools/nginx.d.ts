export function programPath(name: 'nginx' | 'openssl'): string | undefined
export function ensureNginx(): void
