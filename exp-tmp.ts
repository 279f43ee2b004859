import { compose } from '#api/providers/ai/builtin/compose.ts';
import { cohort } from '#api/providers/ai/voice/cohort.ts';
import { comparable, likeness } from '#api/providers/ai/voice/comparable-print.ts';
import { printPost } from '#api/providers/ai/voice/post-print.ts';
import { VoiceSums } from '#api/providers/ai/voice/voice-print.ts';
import { spreadOf } from '#api/providers/ai/voice/voice-score.ts';
import { peopleIn } from './bench/voice-field.ts';
const P=peopleIn('personas');const all=new Map([...P,...peopleIn('voices')]);const bg=cohort();
const prints=new Map([...all].map(([n,s])=>{const v=new VoiceSums();s.forEach(t=>v.add(printPost(t)));return [n,comparable(v.print(),bg)]}));
const roles:any={'market-desk':['ct_lead','professional'],'macro-skeptic':['content_creator','professional'],'blunt-veteran':['alpha_caller','aggressive']};
const names=process.argv.slice(2);
for(const n of names){const samples=P.get(n)!;
 const texts:string[]=[];
 for(const t of ['Solana fees are spiking again and half my transactions are failing. How is this still a thing?','Unpopular opinion: most L2s will be ghost chains in two years.','JUST IN: SEC approves in-kind redemptions for spot Bitcoin and Ethereum ETFs','What wallet do you give to your non-crypto friends?']) for(let v=0;v<10;v++) texts.push(compose({kind:'reply',voice:{name:'x',description:'',personality:'',type:roles[n][0],samples},tone:roles[n][1],platform:'twitter',prompt:null,post:{text:t,author:'a'},reference:null,language:'en',variant:v}).text);
 for(const [label,batch] of [['drafts',texts],['real',samples.slice(0,30)]] as const){
 const posts=batch.map(printPost);
 const L=[...prints].map(([m,v])=>{const e=posts.map(p=>likeness(p,v,bg));return {m,l:[0,1,2].map(k=>e.reduce((a,x)=>a+x[k],0)/e.length)}});
 const sp=[0,1,2].map(k=>spreadOf(L.map(x=>x.l as any),k));
 const rows=L.map(x=>({m:x.m,z:x.l.map((y,k)=>(y-sp[k].mean)/sp[k].spread)})).map(x=>({...x,s:x.z[0]+.5*x.z[1]+.5*x.z[2]})).sort((a,b)=>b.s-a.s);
 console.log(label,n);rows.slice(0,4).concat(rows.filter(r=>r.m===n)).forEach(r=>console.log('   ',r.m.padEnd(20),r.s.toFixed(2),r.z.map(z=>z.toFixed(2)).join(' ')));}
 console.log(texts.filter((_,i)=>i%4===0).join('\n'));
}
