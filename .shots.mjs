import { chromium } from 'playwright-core';
const B='http://localhost:4180';
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
const [adminEmail,adminPw,trEmail,trPw]=process.argv.slice(2);
async function ctx(w,h,dark,email,pw,path){
  const c=await browser.newContext({viewport:{width:w,height:h},colorScheme:dark?'dark':'light',isMobile:w<600,hasTouch:w<600});
  const p=await c.newPage();
  const r=await p.request.post(B+path,{data:{email,password:pw}});
  const s=await r.json();
  if(!s.token) {console.log(s); throw 1}
  await c.addInitScript(([t,u])=>{localStorage.setItem('authToken',t);localStorage.setItem('user',JSON.stringify(u));},[s.token,s.user]);
  return {c,p};
}
async function shot(p,url,name,full=false,pre){ await p.goto(B+url); await p.waitForTimeout(3500); if(pre) await pre(p).catch(e=>console.log(name,e.message.slice(0,200))); await p.screenshot({path:`/tmp/shots/${name}.png`,fullPage:full}); console.log(name);}
import('node:fs').then(f=>f.mkdirSync('/tmp/shots',{recursive:true}));
const set=process.argv[6];
for(const [w,h,dark] of [[390,844,false],[1280,800,false],[390,844,true],[1280,800,true]]){
  if(dark && set!=='all' && false) continue;
  const tag=`${w}${dark?'d':''}`;
  const {c,p}=await ctx(w,h,dark,adminEmail,adminPw,'/api/auth/admin/login');
  await shot(p,'/admin/track-trainee','list-'+tag);
  if(!dark){
  await shot(p,'/admin/help-requests','help-'+tag);
  await shot(p,'/admin/feedback','feedback-'+tag);
  if(w<600) await shot(p,'/admin/track-trainee?status=completed','listopen-'+tag,false,async p=>{await p.getByRole('button',{name:/^Filters/}).tap();await p.waitForTimeout(500)});
  }
  await shot(p,'/admin/companies/1/report','report-'+tag);
  await shot(p,'/admin/track-trainee/'+(process.env.TID??'3'),'person-'+tag,w>600,async p=>{const s=p.locator('summary').first(); if(w>600){await s.click();await p.waitForTimeout(600)}});
  if(!dark) await shot(p,'/admin/company-modules/1/modules','modules-'+tag);
  await c.close();
  const t=await ctx(w,h,dark,trEmail,trPw,'/api/auth/login');
  await shot(t.p,'/training','dash-'+tag,w<600);
  await t.c.close();
}
await browser.close();
