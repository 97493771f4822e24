// What tests need of the machine besides packages: started by `ready.js --programs` while the packages are installed.
// Plain JavaScript for any Node from 20 on.
import { ensureBrowser } from './browser.js'
import { ensureDatabases } from './databases.js'
import { ensureNginx } from './nginx.js'

ensureBrowser()
ensureNginx()
ensureDatabases()
