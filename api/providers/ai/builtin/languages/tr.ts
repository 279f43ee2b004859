import type { Phrases } from './phrases.ts';

export const turkish: Phrases = {
  marks: {
    grief:
      'vefat|hayatını kaybet\\p{L}*|(?:babamı|annemi|kardeşimi|dedemi|ninemi|eşimi|dostumu|ablamı|abimi|köpeğimi|kedimi) kaybet\\p{L}*|başın[ıi]z? sağ ol\\p{L}*|toprağı bol|öldü',
    hard: 'her şeyimi kaybet\\p{L}*|hepsini kaybet\\p{L}*|hacklendim|hacklendik|dolandırıldı[mk]|çaldırdım|çalındı|işten (?:çıkarıldı[mk]|atıldı[mk])|işimi kaybet\\p{L}*|birikimim\\p{L}*',
    joke: '(?:ha){2,}|sjsj\\p{L}*|kdkd\\p{L}*|😂|🤣',
    gn: 'gn|iyi geceler',
    gm: 'gm|günaydın|iyi haftalar|mutlu pazartesiler',
    congrats:
      'yayında|yayınladık|duyurduk|başlattık|çıktı!|lansman|evlendik|evlendim|mezun ol\\p{L}*|doğdu|yatırım aldık|(?:işe|işime) başladım|canlıda',
    pain: 'bıktım|bıktık|çalışmıyor|çöktü|yine (?:çöktü|gitti)|çok pahalı|likide oldu\\p{L}*|berbat|rezalet|nefret',
    opinion: 'bence|düşünüyorum|kimse|çoğu|gerek|olmalı|her zaman|asla|dikkat|sorun|aslında|herkes',
  },
  lines: {
    grief: {
      first: [
        'Başınız sağ olsun',
        'Çok üzüldüm, başınız sağ olsun',
        'Başınız sağ olsun, sabırlar dilerim',
        'Söyleyecek söz yok, başınız sağ olsun',
      ],
      more: ['Gerisi bekleyebilir', 'Kendinize zaman tanıyın'],
    },
    hard: {
      first: [
        'Çok üzüldüm, gerçekten zor',
        'Bunu kimse hak etmez, geçmiş olsun',
        'Okurken içim acıdı, geçmiş olsun',
        'Çok geçmiş olsun',
        'Zor bir gün, umarım çabuk toparlanır',
      ],
      more: ['Karar vermeden önce biraz dinlenmek iyi gelir', 'Önce sağlık', 'Kolay gelsin'],
    },
    joke: {
      first: ['Fazla gerçek', 'Üstüme alındım', 'Neden bu kadar doğru', 'Silelim bunu', 'Acıttı'],
      more: ['Başka sorum yok', 'Doğru olduğu için acıtıyor', 'Hepimiz yaşadık'],
    },
    gn: {
      first: ['İyi geceler', 'Gn, iyi dinlenmeler', 'Gn, yarın devam', 'İyi uykular'],
      more: ['Grafikler yarın da orada', 'Bu gece bildirim yok', 'Yarın görüşürüz'],
    },
    gm: {
      first: ['Gm', 'Günaydın!', 'Günaydın, güzel bir gün olsun', 'Günaydın, önce kahve'],
      more: ['Bugün ne var listede?', 'Sakin bir gün olsun', 'Bugün neyle uğraşıyoruz?'],
    },
    question: {
      first: [
        'Güzel soru, cevapları takip ediyorum',
        'Ben de emin değilim, takipteyim',
        'Ben de aynısını merak ediyorum',
        'Bunu ben de birkaç kez düşündüm',
        'Bilen varsa ben de öğrenmek isterim',
      ],
      more: ['Bakalım diğerleri ne diyecek', 'Senin fikrin ne?'],
    },
    congrats: {
      first: [
        'Tebrikler!',
        'Tüm ekibi tebrik ederim',
        'Çok güzel haber, tebrikler!',
        'Okuyunca sevindim, tebrikler',
        'Eline emeğine sağlık, tebrikler',
        'Hayırlı olsun',
      ],
      more: ['Kutlamayı hak ettiniz', 'Devamını merakla bekliyorum', 'En zoru neydi?'],
    },
    pain: {
      first: [
        'Çok iyi anlıyorum',
        'Gerçekten can sıkıcı',
        'Artık bunun normal olmaması lazım',
        'En kötüsü, kimse şaşırmıyor',
        'Yine aynı hikâye',
        'Haklısın, yoruyor',
      ],
      more: ['Dile getirmen iyi oldu', 'Kolay gelsin', 'Umarım çabuk düzelir'],
    },
    opinion: {
      first: [
        'Katılıyorum',
        'Katılıyorum, bu kadar açık söyleyen az',
        'Çok doğru',
        'Karşı çıkmak zor',
        'Hoşa gitmese de doğru',
        'İyi nokta',
      ],
      more: ['Fikrini ne değiştirir?', 'Bunu bir kenara yazdım', 'Birinin söylemesi gerekiyordu'],
    },
    plain: {
      first: [
        'Paylaştığın için teşekkürler',
        'Yazdığın için teşekkürler',
        'Takipteyim',
        'Bilgi için teşekkürler',
        'Not aldım',
        'Dikkatle okudum',
      ],
      more: ['Devamını bekliyorum', 'Takip etmeye devam'],
    },
  },
  order:
    /^(?:lütfen )?(?<subject>.+?) (?:hakkında|üzerine|ile ilgili)(?: (?:kısa )?(?:bir )?(?:tweet|gönderi|yazı|post|flood|mesaj))? (?:yaz|oluştur|hazırla|paylaş).*$/iu,
  say: /^(?<said>.+?) (?:de|diye yaz|diye cevap ver|diye söyle)$/iu,
  about: [
    '{x}: en çok ne hafife alınıyor?',
    '{x}: keşke daha önce bilseydim dediğiniz ne var?',
    'Az konuşulan bir konu: {x}. Siz nasıl bakıyorsunuz?',
    '{x}: çoğu kişinin gözünden kaçan ne?',
    '{x}: nereden başlamalı?',
    'Günün konusu: {x}. Ne düşünüyorsunuz?',
  ],
};
