/** For `node --import`: the process kills itself at the moment of KILLED_AT. */
import { atStatement, type NthStatement } from './nth-statement.ts';

const moment = JSON.parse(process.env['KILLED_AT'] ?? '') as NthStatement;
atStatement(moment, () => process.kill(process.pid, 'SIGKILL'));
